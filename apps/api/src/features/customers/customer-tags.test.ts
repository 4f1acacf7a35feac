import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
const aurora = customerIdOf('aurora')
const minute = 60_000

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(() =>
  portal.database.system((transaction) =>
    transaction.all(
      plainCommand('delete from receipts'),
      plainCommand('delete from customer_tags'),
    ),
  ),
)

const add = async (name: string, customerId = aurora) =>
  (
    await portal.call('addFirmCustomerTag', {
      as: 'lia',
      params: { id: customerId },
      body: { name },
    })
  ).body.id
const remove = (as: PersonName, tagId: string, id = aurora) =>
  portal.call('removeCustomerTag', { as, params: { id, tagId } })
const namesOf = async (as: PersonName = 'bruno', id = aurora) =>
  (await portal.call('listCustomerTags', { as, params: { id } })).body.tags.map(({ name }) => name)

const storeReceipt = (
  minutes: number,
  status: 'received' | 'refused' = 'received',
  of = aurora,
) => {
  const at = new Date(portal.time.now.getTime() + minutes * minute).toISOString()
  const file = { fileKey: 'k', fileName: 'f', contentType: 'application/pdf', size: 1 }
  const who = { customerId: of, userId: userIdOf('ana'), userName: 'ana' }
  const row = { id: idOf(`receipt ${minutes}`), ...who, ...file, status }
  return portal.database.system((transaction) =>
    transaction.run(
      toCommand(build.insert(receipts).values({ ...row, createdAt: at, updatedAt: at })),
    ),
  )
}

describe('the tags of a customer', () => {
  it('are listed for its users and the firm, oldest first', async () => {
    await add('Indicação')
    await add('Demanda Específica')
    expect(await namesOf()).toEqual(['Indicação', 'Demanda Específica'])
    expect(await namesOf('lia')).toEqual(['Indicação', 'Demanda Específica'])
    const own = await portal.call('getLoggedUser', { as: 'bruno' })
    expect(own.body.Customer?.tags.map(({ name }) => name)).toEqual([
      'Indicação',
      'Demanda Específica',
    ])
  })

  it('do not exist for another customer', async () => {
    const tagId = await add('Indicação')
    const listed = await portal.call('listCustomerTags', { as: 'davi', params: { id: aurora } })
    expect(listed.status).toBe(404)
    expect((await remove('davi', tagId)).status).toBe(404)
    expect((await remove('davi', tagId, customerIdOf('brisa'))).status).toBe(404)
    expect(await namesOf()).toEqual(['Indicação'])
  })

  it('come in pages, oldest first, with the number of all', async () => {
    const start = portal.time.now
    const names = ['Primeira', 'Segunda', 'Terceira']
    const ids: string[] = []
    for (const name of names) {
      portal.time.now = new Date(portal.time.now.getTime() + minute)
      ids.push(await add(name))
    }
    portal.time.now = start
    const seen: string[] = []
    let total = 0
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit: 1, ...(cursor && { cursor }) }
      const request = { as: 'bruno', params: { id: aurora }, query } as const
      const { body } = await portal.call('listCustomerTags', request)
      seen.push(...body.tags.map(({ name }) => name))
      total = body.total
      cursor = body.nextCursor
    }
    expect(seen.filter((name) => names.includes(name))).toEqual(names)
    expect(seen).toHaveLength(total)
    for (const id of ids) await remove('lia', id)
  })

  it('are put on by the firm once each', async () => {
    expect(await add(' Indicação ')).toBe(await add('Indicação'))
    expect(await namesOf()).toEqual(['Indicação'])
    const refused = await portal.call('addFirmCustomerTag', {
      as: 'ana',
      params: { id: aurora },
      body: { name: 'x' },
    })
    expect(refused.problem.code).toBe('STAFF_ONLY')
    for (const body of [
      {},
      { name: ' ' },
      { name: 'a'.repeat(61) },
      { name: 'x', id: idOf('x') },
    ]) {
      const bad = await portal.call('addFirmCustomerTag', {
        as: 'lia',
        params: { id: aurora },
        body,
      })
      expect(bad.status).toBe(400)
    }
    const unknown = await portal.call('addFirmCustomerTag', {
      as: 'lia',
      params: { id: idOf('nobody') },
      body: { name: 'x' },
    })
    expect(unknown.status).toBe(404)
  })

  it('are removed by the firm by either path', async () => {
    const [first, second] = [await add('Indicação'), await add('Inadimplente')]
    expect((await remove('lia', first)).status).toBe(204)
    const removed = await portal.call('removeFirmCustomerTag', {
      as: 'rui',
      params: { id: aurora, tagId: second },
    })
    expect(removed.status).toBe(204)
    expect(await namesOf()).toEqual([])
    expect((await remove('lia', first)).status).toBe(404)
  })
})

describe("the tag 'Inadimplente'", () => {
  it('stays without a receipt', async () => {
    const tagId = await add('Inadimplente')
    for (const as of ['ana', 'sofia'] as const) {
      const { status, problem } = await remove(as, tagId)
      expect([status, problem.code]).toEqual([403, 'CUSTOMER_TAG_REFUSED'])
      expect(problem.message).toContain('comprovante')
    }
    expect(await namesOf()).toEqual(['Inadimplente'])
  })

  it('goes with a receipt that was stored since, for an admin', async () => {
    const tagId = await add('Inadimplente')
    await storeReceipt(0)
    const plain = await remove('bruno', tagId)
    expect([plain.status, plain.problem.code]).toEqual([403, 'ADMIN_ONLY'])
    expect((await remove('ana', tagId)).status).toBe(204)
    expect(await namesOf()).toEqual([])
  })

  it.each([
    ['an earlier debt', -1, 'received', aurora],
    ['one that the firm refused', 1, 'refused', aurora],
    ["another customer's", 1, 'received', customerIdOf('brisa')],
  ] as const)('stays with a receipt of %s', async (_, minutes, status, of) => {
    const tagId = await add('Inadimplente')
    await storeReceipt(minutes, status, of)
    expect((await remove('ana', tagId)).problem.code).toBe('CUSTOMER_TAG_REFUSED')
  })

  it('can be removed by who is shut out of everything else', async () => {
    const churned = customerIdOf('churned')
    const tagId = await add('Inadimplente', churned)
    expect(await namesOf('caio', churned)).toEqual(['Inadimplente'])
    expect((await remove('caio', tagId, churned)).problem.code).toBe('ADMIN_ONLY')
  })
})

it("leaves 'Demanda Específica' to the firm", async () => {
  const tagId = await add('Demanda Específica')
  await storeReceipt(1)
  expect((await remove('ana', tagId)).problem.code).toBe('CUSTOMER_TAG_REFUSED')
  expect((await remove('ana', await add('Indicação'))).status).toBe(204)
})
