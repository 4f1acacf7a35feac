import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../db/command.ts'
import { raiseDemandIn } from '../testing/test-demands.ts'
import { businessIdOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { removeIdempotencyKeys } from './remove-idempotency-keys.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const draft = { name: 'Contrato de locação', description: 'Renovação.' }
const create = (key: string, body: object = draft, as: 'ana' | 'clara' = 'ana') =>
  portal.call('createDemand', { as, body, headers: { 'idempotency-key': key } })
const countDemands = async () => {
  const [row] = await portal.database.system((transaction) =>
    transaction.run({
      text: 'select count(*) as demands, (select count(*) from outbox) as messages from demands',
      params: [],
      read: (rows) => toObjects<{ demands: number; messages: number }>(rows),
    }),
  )
  return row?.demands ?? 0
}

describe('Idempotency-Key', () => {
  it('makes one demand of five copies at the same time, and answers all alike', async () => {
    const before = await countDemands()
    const copies = await Promise.all(Array.from({ length: 5 }, () => create('at-once')))
    expect(copies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(copies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await countDemands()).toBe(before + 1)
  })

  it('answers a later copy with the first result, though the demand changed since', async () => {
    const first = await create('later')
    await portal.call('updateDemand', {
      as: 'ana',
      params: { id: first.body.id },
      body: { name: 'Outro nome' },
    })
    const second = await create('later')
    expect(second.body).toEqual(first.body)
  })

  it('takes a text that a program has cut within a picture, and answers what is kept', async () => {
    const cut = '👍'.slice(0, 1)
    const body = { name: `Contrato ${cut}`, description: `${cut} Renovação 👍` }
    const [first, second] = [await create('cut', body), await create('cut', body)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    const kept = await portal.call('getDemand', { as: 'ana', params: { id: first.body.id } })
    expect(kept.body).toMatchObject({ name: 'Contrato \ufffd', description: '\ufffd Renovação 👍' })
    expect(first.body).toMatchObject({ name: kept.body.name, description: kept.body.description })
  })

  it('refuses the key with another body', async () => {
    await create('reused')
    const answer = await create('reused', { ...draft, name: 'Outra' })
    expect(answer.problem).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('belongs to its business', async () => {
    const inBusiness = (business: string) =>
      portal.call('createDemand', {
        as: 'ana',
        business,
        body: draft,
        headers: { 'idempotency-key': 'of-a-business' },
      })
    expect((await inBusiness('aurora-1')).status).toBe(201)
    expect((await inBusiness('aurora-2')).problem.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('belongs to its user', async () => {
    const [first, second] = [await create('mine'), await create('mine', draft, 'clara')]
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  it('is not looked at for who may not use the business any more: the refusal says nothing of it', async () => {
    const [business, userId] = [businessIdOf('aurora-2'), userIdOf('ana')]
    const send = () =>
      portal.call('createDemand', {
        as: 'ana',
        business: 'aurora-2',
        body: draft,
        headers: { 'idempotency-key': 'taken' },
      })
    const first = await send()
    expect(first.status).toBe(201)
    const association = { as: 'sofia', body: { businessId: business, userId } } as const
    await portal.call('dissociateBusinessUser', association)
    expect((await send()).problem).toMatchObject({ status: 403, code: 'BUSINESS_FORBIDDEN' })
    await portal.call('associateBusinessUser', association)
    expect((await send()).body).toEqual(first.body)
  })

  it('tells nobody of a demand that they do not see any more, and whoever still does as before', async () => {
    const { body: demand } = await create('to-be-private', draft, 'clara')
    const params = { id: demand.id }
    const rename = (as: 'ana' | 'clara') => () =>
      portal.call('updateDemand', {
        as,
        params,
        body: { name: 'Distrato' },
        headers: { 'idempotency-key': 'out-of-sight' },
      })
    const [byAna, byClara] = [rename('ana'), rename('clara')]
    const [ana, clara] = [await byAna(), await byClara()]
    expect([ana.status, clara.status]).toEqual([200, 200])
    const made = await portal.call('makeDemandPrivate', {
      as: 'sofia',
      params: { ...params, userId: userIdOf('clara') },
    })
    expect(made.status).toBe(200)
    expect((await byAna()).problem).toMatchObject({ status: 404, code: 'DEMAND_NOT_FOUND' })
    expect((await byClara()).body).toEqual(clara.body)
  })

  it.each([
    [
      'validateDemands',
      'FINISHED',
      (id: string, headers: Record<string, string>) =>
        portal.call('validateDemands', {
          as: 'ana',
          params: { ids: id },
          body: { demandsIds: [id] },
          headers,
        }),
    ],
    [
      'makeDemandsPrivate',
      'OPEN',
      (id: string, headers: Record<string, string>) =>
        portal.call('makeDemandsPrivate', { as: 'ana', params: { ids: id }, headers }),
    ],
    [
      'reorderDemands',
      'IN_PROGRESS',
      (id: string, headers: Record<string, string>) =>
        portal.call('reorderDemands', { as: 'ana', body: { demands: [{ id }] }, headers }),
    ],
  ] as const)('nor of several at once: %s', async (name, statusKey, send) => {
    const { id } = await raiseDemandIn(portal, statusKey, { as: 'clara' })
    const again = () => send(id, { 'idempotency-key': `${name}-out-of-sight` })
    const first = await again()
    expect(first.status).toBe(200)
    expect((await again()).body).toEqual(first.body)
    if (name === 'makeDemandsPrivate') {
      await portal.call('makeDemandPublic', { as: 'ana', params: { id } })
    }
    const params = { id, userId: userIdOf('clara') }
    expect((await portal.call('makeDemandPrivate', { as: 'sofia', params })).status).toBe(200)
    expect((await again()).problem).toMatchObject({ status: 404, code: 'DEMAND_NOT_FOUND' })
  })

  it('does not remember a refusal', async () => {
    expect(
      (await create('refused', { ...draft, usersToNotify: [crypto.randomUUID()] })).status,
    ).toBe(400)
    expect((await create('refused')).status).toBe(201)
  })

  it('works for messages as well', async () => {
    const { body } = await create('with-message')
    const send = () =>
      portal.call('postDemandMessage', {
        as: 'ana',
        params: { id: body.id },
        body: { content: 'Segue a minuta.' },
        headers: { 'idempotency-key': 'message' },
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    const { body: list } = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: body.id },
    })
    expect(list.total).toBe(1)
  })

  const removeAfter = (days: number) =>
    removeIdempotencyKeys({
      database: portal.database,
      clock: { now: () => new Date(portal.time.now.getTime() + days * 24 * 3_600_000) },
    })

  it('is kept as long as the draft of what it creates', async () => {
    const first = await create('month')
    await removeAfter(30)
    expect((await create('month')).body.id).toBe(first.body.id)
    await removeAfter(31.1)
    expect((await create('month')).body.id).not.toBe(first.body.id)
  })

  it('is kept as long as a message that waits to be sent again', async () => {
    const { body: demand } = await create('of-messages')
    const say = () =>
      portal.call('postDemandMessage', {
        as: 'ana',
        params: { id: demand.id },
        body: { content: 'Segue.' },
        headers: { 'idempotency-key': 'outbox' },
      })
    const first = await say()
    await removeAfter(30)
    expect((await say()).body.id).toBe(first.body.id)
  })
})

describe('a write that fails half-way', () => {
  it('leaves nothing behind', async () => {
    const before = await countDemands()
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('alter table outbox add constraint never check (false) not valid'),
      ),
    )
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/demands',
      payload: draft,
      headers: { authorization: 'Bearer test-token-of-ana-0123456789' },
    })
    expect(answer.statusCode).toBe(500)
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('alter table outbox drop constraint never')),
    )
    expect(await countDemands()).toBe(before)
  })
})
