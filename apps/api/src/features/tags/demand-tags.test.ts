import { DEMAND_TAGS_MAX } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf, idOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const create = (
  name: string,
  as: PersonName = 'bruno',
  customer: 'aurora' | 'brisa' = 'aurora',
  headers = {},
) =>
  portal.call('createDemandTag', {
    as,
    body: { customerId: customerIdOf(customer), name },
    headers,
  })
const mark = (
  operation: 'addDemandTag' | 'removeDemandTag',
  demandId: string,
  tagId: string,
  as: PersonName = 'bruno',
) => portal.call(operation, { as, body: { demandId, tagId } })

/** The number of outbox messages written so far. */
const readNotices = async () =>
  (await portal.database.query('select last_value from outbox_id_seq')).rows

describe('createDemandTag', () => {
  it('adds a tag to those of the customer', async () => {
    const made = await create('  Órgão Público ')
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      name: 'Órgão Público',
      createdAt: portal.time.now.toISOString(),
    })
    const { body } = await portal.call('listDemandTags', { as: 'ana' })
    expect(body.demandsTags).toEqual([made.body])
    expect((await create('Praia', 'lia', 'brisa')).status).toBe(201)
  })

  it('refuses a name twice, in any case and accents, of one customer', async () => {
    await create('Ação Cível')
    for (const name of ['acao civel', 'AÇÃO CÍVEL ', 'Ação Cível']) {
      expect((await create(name)).problem).toMatchObject({ status: 409, code: 'DEMAND_TAG_EXISTS' })
    }
    expect((await create('Ação Cível', 'davi', 'brisa')).status).toBe(201)
  })

  it('lets one of ten who create the same tag at once do so', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('Disputada')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('makes one tag for a key', async () => {
    const key = { 'idempotency-key': 'tag-1' }
    const first = await create('Uma só', 'bruno', 'aurora', key)
    const second = await create('Uma só', 'bruno', 'aurora', key)
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  it('refuses other customers and bad names', async () => {
    expect((await create('x', 'bruno', 'brisa')).status).toBe(404)
    const unknown = { customerId: idOf('nobody'), name: 'x' }
    expect((await portal.call('createDemandTag', { as: 'lia', body: unknown })).status).toBe(404)
    const customerId = customerIdOf('aurora')
    for (const body of [
      { customerId, name: ' ' },
      { customerId, name: 'x'.repeat(61) },
      { customerId },
      { name: 'x' },
      { customerId, name: 'x', color: 'red' },
    ]) {
      const { problem } = await portal.call('createDemandTag', { as: 'bruno', body })
      expect(problem).toMatchObject({ status: 400, code: 'VALIDATION' })
    }
    expect((await create('x', 'caio')).problem.code).toBe('ACCESS_CHURNED')
  })
})

describe('addDemandTag and removeDemandTag', () => {
  it('put a tag on a demand and take it off, without a new version', async () => {
    const { id } = await raiseDemand(portal)
    const tag = (await create('Lojas')).body
    const added = await mark('addDemandTag', id, tag.id)
    expect(added.body.demandsTags).toEqual([tag.id])
    expect(added.headers.etag).toBe('"1"')
    const again = await mark('addDemandTag', id, tag.id, 'clara')
    expect(again.problem).toMatchObject({
      status: 409,
      message: 'Essa tag já foi adiciona na demanda!',
    })
    const listed = await portal.call('listDemands', { as: 'ana', query: { demandsTags: tag.id } })
    expect(listed.body.demands.map((demand) => demand.id)).toEqual([id])
    expect((await mark('removeDemandTag', id, tag.id)).body.demandsTags).toEqual([])
    await portal.settle()
    const said = await readNotices()
    expect((await mark('removeDemandTag', id, tag.id)).status).toBe(200)
    await portal.settle()
    expect(await readNotices()).toEqual(said)
  })

  it('know no tags and demands of others, and no private ones', async () => {
    const { id } = await raiseDemand(portal)
    const secret = await raiseDemand(portal, { as: 'ana', body: { private: true } })
    const [own, foreign] = [
      (await create('Própria')).body.id,
      (await create('Alheia', 'davi', 'brisa')).body.id,
    ]
    for (const operation of ['addDemandTag', 'removeDemandTag'] as const) {
      const answers = [
        await mark(operation, id, foreign),
        await mark(operation, id, idOf('no tag')),
        await mark(operation, id, own, 'davi'),
        await mark(operation, secret.id, own),
        await mark(operation, idOf('no demand'), own),
        await mark(operation, id, foreign, 'lia'),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
      const odd = await portal.call(operation, { as: 'bruno', body: { tagId: own } })
      expect(odd.problem.code).toBe('VALIDATION')
    }
  })

  it('stop at the most tags that a demand takes', async () => {
    const { id } = await raiseDemand(portal)
    for (let count = 0; count < DEMAND_TAGS_MAX; count += 1) {
      await mark('addDemandTag', id, (await create(`Etiqueta ${count}`)).body.id)
    }
    const refused = await mark('addDemandTag', id, (await create('Etiqueta a mais')).body.id)
    expect(refused.problem).toMatchObject({ status: 409, code: 'DEMAND_FULL_OF_TAGS' })
  })

  it('keep every tag when many put theirs on at once', async () => {
    const { id } = await raiseDemand(portal)
    const tags = []
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      tags.push((await create(`Ao mesmo tempo ${name}`)).body.id)
    await Promise.all(tags.map((tagId) => mark('addDemandTag', id, tagId)))
    const { body } = await portal.call('getDemand', { as: 'ana', params: { id } })
    expect([...body.demandsTags].sort()).toEqual([...tags].sort())
  })
})
