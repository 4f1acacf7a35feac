import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const change = (as: PersonName, id: string, body: object, headers = {}) =>
  portal.call('changeDemand', { as, params: { id }, body, headers })
const assign = (
  id: string,
  backofficeUserId: string | null,
  as: PersonName = 'lia',
  headers = {},
) => portal.call('assignDemand', { as, params: { id }, body: { backofficeUserId }, headers })
const promise = (id: string, deleveryForecast: string | null, as: PersonName = 'lia') =>
  portal.call('setDemandForecast', { as, params: { id }, body: { deleveryForecast } })
const itemsOf = async (id: string) =>
  (await portal.call('listDemandItems', { as: 'ana', params: { id } })).body.items
const noticesOf = async (as: PersonName) => {
  await portal.settle()
  const { body } = await portal.call('listNotifications', { as })
  return body.notifications.map(({ title, link }) => [title, link])
}

describe('changeDemand', () => {
  it('resolves and reopens as the status call does', async () => {
    const { id } = await raiseDemandIn(portal, 'PENDING')
    const { status, body, headers } = await change('clara', id, {
      statusKey: 'IN_PROGRESS',
      message: 'Segue.',
    })
    expect([status, body.statusKey, headers.etag]).toEqual([200, 'IN_PROGRESS', '"3"'])
    const refused = await change('clara', id, { statusKey: 'FINISHED', message: 'x' })
    expect(refused.problem).toMatchObject({ status: 400, code: 'DEMAND_TRANSITION_REFUSED' })
  })

  it('tells the firm of an answer and of a reopening as such', async () => {
    const titleOf = async (id: string) =>
      (await noticesOf('lia')).find(([, link]) => link === id)?.[0]
    const asked = await raiseDemandIn(portal, 'PENDING')
    await assign(asked.id, userIdOf('lia'))
    await change('ana', asked.id, { statusKey: 'IN_PROGRESS', message: 'Segue.' })
    expect(await titleOf(asked.id)).toBe('ana respondeu')
    const delivered = await raiseDemandIn(portal, 'FINISHED')
    await assign(delivered.id, userIdOf('lia'))
    await change('ana', delivered.id, { statusKey: 'IN_PROGRESS', message: 'Faltou a cláusula.' })
    expect(await titleOf(delivered.id)).toBe('ana reabriu a demanda')
    await change('lia', delivered.id, { statusKey: 'PENDING', message: 'Qual?' })
    await change('rui', delivered.id, { statusKey: 'IN_PROGRESS' })
    expect(await titleOf(delivered.id)).toBe('rui (escritório) colocou a demanda em andamento')
  })

  it('without a status writes into the chat, where it is open', async () => {
    const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
    const { body } = await change('clara', id, { message: ' Alguma novidade? ' })
    expect(body).toMatchObject({ statusKey: 'IN_PROGRESS', visualized: [userIdOf('clara')] })
    expect((await itemsOf(id)).at(-1)).toMatchObject({
      type: 'MESSAGE',
      content: 'Alguma novidade?',
      userType: 'CUSTOMER',
    })
    expect((await change('clara', id, { message: ' ' })).problem.code).toBe('ITEM_EMPTY')
    const pending = await raiseDemandIn(portal, 'PENDING')
    const closed = await change('clara', pending.id, { message: 'x' })
    expect(closed.problem).toMatchObject({ status: 403, code: 'DEMAND_CHAT_CLOSED' })
  })

  it('takes what staff decide from staff only', async () => {
    const { id } = await raiseDemand(portal)
    const { body } = await change('lia', id, {
      message: 'Com o Rui.',
      backofficeUserId: userIdOf('rui'),
      deleveryForecast: '2026-03-20',
    })
    expect(body).toMatchObject({
      statusKey: 'OPEN',
      backofficeUserName: 'rui',
      deleveryForecast: '2026-03-20',
    })
    for (const own of [{ backofficeUserId: userIdOf('lia') }, { deleveryForecast: null }]) {
      const refused = await change('ana', id, { message: 'x', ...own })
      expect(refused.problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    }
  })

  it('refuses an empty body, unknown fields, stale versions and demands of others', async () => {
    const { id } = await raiseDemand(portal)
    expect((await change('ana', id, {})).status).toBe(400)
    expect((await change('ana', id, { name: 'x' })).status).toBe(400)
    await change('lia', id, { statusKey: 'IN_PROGRESS' })
    const late = await change('lia', id, { statusKey: 'BLOCKED' }, { 'if-match': '"1"' })
    expect(late.problem).toMatchObject({ status: 412, errors: { statusKey: 'Em Andamento' } })
    const secret = await raiseDemand(portal, { as: 'bruno', body: { private: true } })
    expect((await change('davi', id, { message: 'x' })).status).toBe(404)
    expect((await change('ana', secret.id, { message: 'x' })).status).toBe(404)
    expect((await change('olga', id, { message: 'x' })).problem.code).toBe('ACCESS_OVERDUE')
  })
})

describe('assignDemand', () => {
  it('says in the conversation and to its readers who the demand is with', async () => {
    const { id } = await raiseDemand(portal)
    const { body } = await assign(id, userIdOf('rui'))
    expect(body).toMatchObject({ backofficeUserId: userIdOf('rui'), backofficeUserName: 'rui' })
    expect((await itemsOf(id)).map(({ template }) => template)).toEqual([
      {
        template: 'A demanda está com {{demand_backofficeUserName}}.',
        parameters: { demand_backofficeUserName: 'rui' },
      },
    ])
    expect(await noticesOf('ana')).toContainEqual([
      'lia (escritório) passou a demanda para rui',
      id,
    ])
    expect(await noticesOf('rui')).toContainEqual([
      'lia (escritório) passou a demanda para rui',
      id,
    ])
    const taken = await raiseDemand(portal)
    await assign(taken.id, userIdOf('lia'))
    expect(await noticesOf('ana')).toContainEqual(['lia (escritório) assumiu a demanda', taken.id])

    await assign(id, userIdOf('rui'))
    expect(await itemsOf(id)).toHaveLength(1)
    expect((await assign(id, null)).body.backofficeUserName).toBeNull()
    expect((await itemsOf(id)).at(-1)?.template?.template).toBe(
      'A demanda aguarda um novo responsável.',
    )
  })

  it('refuses who is not of the firm, and who asks without being so', async () => {
    const { id } = await raiseDemand(portal)
    for (const stranger of [userIdOf('ana'), idOf('nobody')]) {
      const refused = await assign(id, stranger)
      expect(refused.problem).toMatchObject({ status: 400, code: 'DEMAND_ASSIGNEE_INVALID' })
    }
    expect((await assign(id, userIdOf('lia'), 'ana')).problem.code).toBe('STAFF_ONLY')
    expect((await assign(idOf('none'), userIdOf('lia'))).status).toBe(404)
    await assign(id, userIdOf('lia'))
    const late = await assign(id, userIdOf('rui'), 'rui', { 'if-match': '"1"' })
    expect(late.problem).toMatchObject({ status: 412, errors: { backofficeUserId: 'lia' } })
    expect((await assign(id, userIdOf('lia'), 'lia', { 'if-match': '"1"' })).status).toBe(200)
    expect(
      (await portal.call('assignDemand', { as: 'lia', params: { id }, body: {} })).status,
    ).toBe(400)
  })
})

describe('setDemandForecast', () => {
  it('says in the conversation and to its readers when it will be ready', async () => {
    const { id } = await raiseDemand(portal)
    await promise(id, '2026-03-20')
    const { body } = await promise(id, '2026-03-25')
    expect(body.deleveryForecast).toBe('2026-03-25')
    expect((await itemsOf(id)).at(-1)?.template?.parameters).toEqual({
      oldDemand_deleveryForecast: '2026-03-20',
      demand_deleveryForecast: '2026-03-25',
      demand_forecastReason: 'O escritório deu esta data.',
    })
    expect(await noticesOf('ana')).toContainEqual([
      'lia (escritório) mudou a previsão de entrega para 25/03/2026',
      id,
    ])
    expect((await promise(id, null)).body.deleveryForecast).toBeNull()
  })

  it('refuses what is no day, and customers', async () => {
    const { id } = await raiseDemand(portal)
    expect((await promise(id, '2026-02-30')).status).toBe(400)
    expect((await promise(id, '2026-03-20', 'ana')).problem.code).toBe('STAFF_ONLY')
  })
})

describe('replaceDemandViewers', () => {
  const replace = (as: PersonName, id: string, visualized: readonly string[]) =>
    portal.call('replaceDemandViewers', { as, params: { id }, body: { visualized } })

  it('lets a user come and go, and staff decide on everybody', async () => {
    const { id } = await raiseDemand(portal)
    const [ana, clara, lia] = [userIdOf('ana'), userIdOf('clara'), userIdOf('lia')]
    expect((await replace('clara', id, [ana, clara])).body.visualized).toEqual([ana, clara])
    expect((await replace('clara', id, [ana])).body.visualized).toEqual([ana])
    expect((await replace('lia', id, [clara, lia])).body.visualized).toEqual([clara, lia])
    expect((await replace('lia', id, [])).body.visualized).toEqual([])
    const { headers } = await portal.call('getDemand', { as: 'ana', params: { id } })
    expect(headers.etag).toBe('"1"')
  })

  it('refuses to answer for others, and users who cannot see the demand', async () => {
    const { id } = await raiseDemand(portal, { as: 'bruno', body: { private: true } })
    const others = await replace('bruno', id, [userIdOf('bruno'), userIdOf('clara')])
    expect(others.problem).toMatchObject({
      status: 403,
      message: 'Você só pode alterar a sua própria leitura.',
    })
    for (const stranger of [userIdOf('ana'), userIdOf('davi'), idOf('nobody')]) {
      const refused = await replace('lia', id, [userIdOf('bruno'), stranger])
      expect(refused.problem).toMatchObject({ status: 400, code: 'DEMAND_VIEWER_INVALID' })
    }
    expect((await replace('ana', id, [])).status).toBe(404)
  })
})
