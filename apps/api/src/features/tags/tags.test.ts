import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { demandTags } from '../../tables/tags.table.ts'
import { customerIdOf, idOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
const createdAt = '2026-02-02T12:00:00.000Z'
const toRow = (customer: 'aurora' | 'brisa') => (name: string) => ({
  id: idOf(`tag ${customer} ${name}`),
  customerId: customerIdOf(customer),
  name,
  createdAt,
})

beforeAll(async () => {
  portal = await startTestPortal()
  const rows = [
    ...['Urgente', 'Órgão público', 'E-commerce'].map(toRow('aurora')),
    toRow('brisa')('Praia'),
  ]
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(demandTags).values(rows))),
  )
})
afterAll(() => portal.close())

const namesOf = async (request: Parameters<typeof portal.call<'listDemandTags'>>[1]) =>
  (await portal.call('listDemandTags', request)).body.demandsTags.map(({ name }) => name)

it('answers the tags of the own customer, by name', async () => {
  expect(await namesOf({ as: 'ana' })).toEqual(['E-commerce', 'Órgão público', 'Urgente'])
  expect(await namesOf({ as: 'davi', business: 'brisa-1' })).toEqual(['Praia'])
})
it('finds a part of a name without regard to case and accents', async () => {
  expect(await namesOf({ as: 'ana', query: { name: ' ORGAO ' } })).toEqual(['Órgão público'])
  expect(await namesOf({ as: 'ana', query: { name: '%' } })).toEqual([])
})
it('answers pages that go on by number and by cursor, with the number of all', async () => {
  const page = async (query: object) =>
    (await portal.call('listDemandTags', { as: 'ana', query: { limit: 2, ...query } })).body
  const first = await page({})
  expect([first.demandsTags.map(({ name }) => name), first.total]).toEqual([
    ['E-commerce', 'Órgão público'],
    3,
  ])
  expect(Object.keys(first.demandsTags[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'name'])
  for (const query of [{ page: 1 }, { cursor: first.nextCursor }]) {
    const { demandsTags, total, nextCursor } = await page(query)
    expect([demandsTags.map(({ name }) => name), total, nextCursor]).toEqual([['Urgente'], 3, null])
  }
  for (const query of [{ cursor: 'x' }, { limit: 201 }]) {
    expect((await portal.call('listDemandTags', { as: 'ana', query })).status).toBe(400)
  }
})
it('answers staff the tags of a business, or all', async () => {
  expect(await namesOf({ as: 'lia', business: 'brisa-1' })).toEqual(['Praia'])
  expect(await namesOf({ as: 'lia' })).toHaveLength(4)
})
it('refuses a foreign business and a customer who has left', async () => {
  const foreign = await portal.call('listDemandTags', { as: 'davi', business: 'aurora-1' })
  expect([foreign.status, foreign.problem.code]).toEqual([403, 'BUSINESS_FORBIDDEN'])
  const left = await portal.call('listDemandTags', { as: 'caio' })
  expect([left.status, left.problem.code]).toEqual([403, 'ACCESS_CHURNED'])
})
it('orders numbers in names by their size, also from page to page', async () => {
  const names = ['Etiqueta 10', 'Etiqueta 2', 'Etiqueta 1', 'Etiqueta 2 b 10', 'Etiqueta 2 b 9']
  const long = [`Etiqueta ${'9'.repeat(40)}`, '1é'.repeat(30), 'Etiqueta']
  const rows = [...names, ...long].map(toRow('brisa'))
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(demandTags).values(rows))),
  )
  const ordered = [
    '1é'.repeat(30),
    'Etiqueta',
    'Etiqueta 1',
    'Etiqueta 2',
    'Etiqueta 2 b 9',
    'Etiqueta 2 b 10',
    'Etiqueta 10',
    ...long.slice(0, 1),
    'Praia',
  ]
  expect(await namesOf({ as: 'davi' })).toEqual(ordered)
  const paged: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await portal.call('listDemandTags', {
      as: 'davi',
      query: { limit: 2, ...(cursor && { cursor }) },
    })
    paged.push(...body.demandsTags.map(({ name }) => name))
    cursor = body.nextCursor
  }
  expect(paged).toEqual(ordered)
})
