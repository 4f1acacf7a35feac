import { demandStatuses } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../http/operation.ts'
import { type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Demand = AnswerOf<'getDemand'>
const create = async (as: PersonName = 'ana') =>
  (await portal.call('createDemand', { as, body: { name: 'Acordo', description: 'Minuta.' } })).body
const setStatus = (id: string, body: object, as: PersonName = 'lia', headers = {}) =>
  portal.call('updateDemandStatus', { as, params: { id }, body, headers })
const inStatus = async (statusKey: string, more = {}): Promise<Demand> => {
  const { id } = await create()
  return (await setStatus(id, { statusKey, ...more })).body
}
const itemsOf = async (id: string, as: PersonName = 'ana') =>
  (await portal.call('listDemandItems', { as, params: { id } })).body.items

describe('staff', () => {
  it('bring a demand to every status, with assignee and forecast', async () => {
    const { id } = await create()
    for (const statusKey of demandStatuses) {
      const { status, body } = await setStatus(id, { statusKey })
      expect([status, body.statusKey]).toEqual([200, statusKey])
    }
    const { body } = await setStatus(id, {
      statusKey: 'IN_PROGRESS',
      backofficeUserId: userIdOf('rui'),
      deleveryForecast: '2026-04-22',
    })
    expect(body).toMatchObject({
      backofficeUserId: userIdOf('rui'),
      backofficeUserName: 'rui',
      deleveryForecast: '2026-04-22',
      lastBackofficeAction: portal.time.now.toISOString(),
    })
    const cleared = await setStatus(id, { statusKey: 'IN_PROGRESS', backofficeUserId: null })
    expect(cleared.body.backofficeUserName).toBeNull()
  })

  it("cannot assign a customer's user", async () => {
    const { id } = await create()
    const answer = await setStatus(id, { statusKey: 'PENDING', backofficeUserId: userIdOf('ana') })
    expect(answer.problem).toMatchObject({ status: 400, code: 'DEMAND_ASSIGNEE_INVALID' })
  })

  it('leave the change, the message and the forecast in the conversation', async () => {
    const { id } = await inStatus('IN_PROGRESS', {
      message: 'Iniciamos.',
      deleveryForecast: '2026-03-20',
    })
    const items = await itemsOf(id)
    expect(items.map(({ type, content, userType }) => ({ type, content, userType }))).toEqual([
      { type: 'MESSAGE', content: 'Iniciamos.', userType: 'BACKOFFICE' },
      { type: 'STATUS', content: null, userType: 'BACKOFFICE' },
      { type: 'TEMPLATED_MESSAGE', content: null, userType: 'SYSTEM' },
    ])
    expect(items[1]?.customFields).toEqual({ statusKey: 'IN_PROGRESS' })
    expect(items[2]?.template?.parameters).toEqual({
      demand_deleveryForecast: '2026-03-20',
      demand_forecastReason: 'O escritório deu esta data.',
    })
  })

  it('record in the conversation that a date was withdrawn', async () => {
    const { id } = await inStatus('IN_PROGRESS', { deleveryForecast: '2026-03-20' })
    await setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast: null })
    expect((await itemsOf(id)).at(-1)).toMatchObject({
      type: 'TEMPLATED_MESSAGE',
      userType: 'SYSTEM',
      template: {
        template: 'A previsão de entrega de {{oldDemand_deleveryForecast}} foi retirada.',
        parameters: { oldDemand_deleveryForecast: '2026-03-20' },
      },
    })
  })

  it('put what starts at the end of the queue, keep what waits there, and take what ends out', async () => {
    const first = await inStatus('IN_PROGRESS')
    const second = await inStatus('IN_PROGRESS')
    expect(second.order).toBe((first.order ?? 0) + 1)
    expect(second.deleveryForecast).not.toBeNull()
    const { body: pending } = await setStatus(first.id, { statusKey: 'PENDING' })
    expect(pending.order).toBe(first.order)
    const { body: blocked } = await setStatus(first.id, { statusKey: 'BLOCKED' })
    expect(blocked.order).toBeNull()
    const moved = await portal.call('getDemand', { as: 'ana', params: { id: second.id } })
    expect(moved.body.order).toBe(first.order)
  })

  it('note when a demand was delivered, and forget it when it goes on', async () => {
    const { id, finishedAt } = await inStatus('FINISHED')
    expect(finishedAt).toBe(portal.time.now.toISOString())
    await portal.call('validateDemand', { as: 'ana', params: { id } })
    const { body } = await setStatus(id, { statusKey: 'IN_PROGRESS' })
    expect(body).toMatchObject({ finishedAt: null, validationDate: null, validationUser: null })
  })
})

describe('customers', () => {
  it.each(['PENDING', 'FINISHED'])(
    'bring a %s demand back into progress with a message',
    async (from) => {
      const { id } = await inStatus(from)
      const answer = await setStatus(
        id,
        { statusKey: 'IN_PROGRESS', message: 'Segue a resposta.' },
        'clara',
      )
      expect([answer.status, answer.body.statusKey]).toEqual([200, 'IN_PROGRESS'])
      const contents = (await itemsOf(id)).map(({ content }) => content)
      expect(contents).toContain('Segue a resposta.')
    },
  )

  it.each(['', '   ', undefined])('must say why: %j is no message', async (message) => {
    const { id } = await inStatus('PENDING')
    const answer = await setStatus(id, { statusKey: 'IN_PROGRESS', message }, 'ana')
    expect(answer.problem).toMatchObject({
      status: 400,
      code: 'DEMAND_MESSAGE_REQUIRED',
      errors: { message: 'Por favor, incluir descrição.' },
    })
  })

  it('can do nothing else', async () => {
    for (const from of demandStatuses) {
      const { id } = await inStatus(from)
      for (const statusKey of demandStatuses) {
        const isOffered = statusKey === 'IN_PROGRESS' && (from === 'PENDING' || from === 'FINISHED')
        if (isOffered) continue
        const answer = await setStatus(id, { statusKey, message: 'Mensagem' }, 'ana')
        expect(answer.status, `${from} → ${statusKey}`).toBe(400)
        expect(answer.problem.code).toBe('DEMAND_TRANSITION_REFUSED')
      }
    }
  })

  it('set neither assignee nor forecast', async () => {
    const { id } = await inStatus('PENDING')
    for (const own of [{ backofficeUserId: userIdOf('lia') }, { deleveryForecast: '2026-03-11' }]) {
      const answer = await setStatus(id, { statusKey: 'IN_PROGRESS', message: 'x', ...own }, 'ana')
      expect(answer.problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
    }
  })

  it('are told when it changed under their hands', async () => {
    const { id } = await inStatus('PENDING')
    const answer = await setStatus(id, { statusKey: 'IN_PROGRESS', message: 'x' }, 'ana', {
      'if-match': '"1"',
    })
    expect(answer.problem).toMatchObject({ status: 412, errors: { statusKey: 'Pendente' } })
  })

  it.each([
    ['olga', 'ACCESS_OVERDUE'],
    ['saulo', 'ACCESS_SUSPENDED'],
    ['caio', 'ACCESS_CHURNED'],
  ] as const)('may not act when the contract does not allow it: %s', async (as, code) => {
    const id = await insertDemandOf(as)
    await setStatus(id, { statusKey: 'FINISHED' })
    const params = { id }
    const answers = [
      await setStatus(id, { statusKey: 'IN_PROGRESS', message: 'x' }, as),
      await portal.call('validateDemand', { as, params }),
      await portal.call('postDemandMessage', { as, params, body: { content: 'x' } }),
      await portal.call('prioritizeDemand', { as, params }),
    ]
    for (const { problem } of answers) expect(problem).toMatchObject({ status: 403, code })
  })

  it('whose answer got lost send it again: it was done, and is done once', async () => {
    const { id } = await inStatus('PENDING')
    const { headers } = await portal.call('getDemand', { as: 'ana', params: { id } })
    const send = (message: string) =>
      setStatus(id, { statusKey: 'IN_PROGRESS', message }, 'ana', {
        'if-match': String(headers.etag),
        'idempotency-key': 'resposta-01',
      })
    const first = await send('Segue.')
    const again = await send('Segue.')
    expect([again.status, again.body, again.headers.etag]).toEqual([
      200,
      first.body,
      first.headers.etag,
    ])
    const said = (await itemsOf(id)).filter(({ type }) => type === 'MESSAGE')
    expect(said.map(({ content }) => content)).toEqual(['Segue.'])
    expect((await send('Segue, agora.')).problem.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('in the grace still act', async () => {
    const id = await insertDemandOf('gil')
    await setStatus(id, { statusKey: 'PENDING' })
    const answer = await setStatus(id, { statusKey: 'IN_PROGRESS', message: 'x' }, 'gil')
    expect(answer.status).toBe(200)
  })
})

/** A demand of a customer who may no longer raise any. */
async function insertDemandOf(person: 'olga' | 'saulo' | 'caio' | 'gil'): Promise<string> {
  const { body } = await portal.call('getLoggedUser', { as: person })
  const { id } = await create()
  await portal.database.system((transaction) =>
    transaction.run({
      text: `update demands set customer_id = $2, user_id = $3,
        business_id = (select business_id from business_users where user_id = $3) where id = $1`,
      params: [id, body.customerId, body.id],
      read: () => undefined,
    }),
  )
  return id
}

describe('validateDemand and validateDemands', () => {
  it('keep who confirmed it and when', async () => {
    const { id } = await inStatus('FINISHED')
    const { body } = await portal.call('validateDemand', { as: 'clara', params: { id } })
    expect(body).toMatchObject({
      validationDate: portal.time.now.toISOString(),
      validationUserId: userIdOf('clara'),
      validationUser: { name: 'clara' },
    })
  })

  it('are one acceptance, however often and by whomever they are asked for', async () => {
    const { id } = await inStatus('FINISHED')
    const press = (as: 'ana' | 'clara', headers = {}) =>
      portal.call('validateDemand', { as, params: { id }, headers })
    const first = await press('clara')
    portal.time.now = new Date(portal.time.now.getTime() + 1000)
    // The second press sends the version that the page had before the first.
    const again = await press('clara', { 'if-match': '"1"' })
    expect([again.status, again.headers.etag]).toEqual([200, first.headers.etag])
    expect(again.body).toEqual(first.body)
    const colleague = await press('ana')
    expect(colleague.body).toMatchObject({
      validationDate: first.body.validationDate,
      validationUserId: userIdOf('clara'),
    })
  })

  it('are one acceptance when two presses come at once', async () => {
    const { id } = await inStatus('FINISHED')
    const press = () => portal.call('validateDemand', { as: 'ana', params: { id } })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('refuse what was not delivered', async () => {
    const { id } = await create()
    const answer = await portal.call('validateDemand', { as: 'ana', params: { id } })
    expect(answer.problem).toMatchObject({ status: 409, code: 'DEMAND_NOT_FINISHED' })
  })

  it('validate all of a selection or none', async () => {
    const delivered = [await inStatus('FINISHED'), await inStatus('FINISHED')].map(({ id }) => id)
    const open = (await create()).id
    const validate = (ids: string[]) =>
      portal.call('validateDemands', {
        as: 'ana',
        params: { ids: ids.join(',') },
        body: { demandsIds: ids },
      })
    expect((await validate([...delivered, open])).status).toBe(409)
    const { body } = await validate(delivered)
    const more = (await inStatus('FINISHED')).id
    const again = await validate([...delivered, more])
    expect(again.status).toBe(200)
    expect(again.body.demands.slice(0, 2)).toEqual(body.demands)
    expect(again.body.demands[2]).toMatchObject({ id: more, validationUserId: userIdOf('ana') })
    expect(body.demands.map(({ id }) => id).sort()).toEqual([...delivered].sort())
    expect(body.demands.every(({ validationDate }) => validationDate !== null)).toBe(true)
  })

  it('refuse ids that differ between address and body', async () => {
    const { id } = await inStatus('FINISHED')
    const answer = await portal.call('validateDemands', {
      as: 'ana',
      params: { ids: id },
      body: { demandsIds: [userIdOf('ana')] },
    })
    expect(answer.problem).toMatchObject({ status: 400, code: 'DEMAND_IDS_MISMATCH' })
  })
})

describe('getDemandSla and prioritizeDemand', () => {
  it('preview what then happens: one earlier, the others later', async () => {
    const queue = [
      await inStatus('IN_PROGRESS', { deleveryForecast: '2026-03-30' }),
      await inStatus('IN_PROGRESS', { deleveryForecast: '2026-03-16' }),
      await inStatus('IN_PROGRESS', { deleveryForecast: '2026-04-30' }),
    ]
    const last = queue[2]?.id ?? ''
    const preview = await portal.call('getDemandSla', { as: 'ana', query: { demandId: last } })
    expect(preview.status).toBe(200)
    expect(preview.body.deleveryForecast).toBe('2026-03-12')

    const { body } = await portal.call('prioritizeDemand', { as: 'ana', params: { id: last } })
    expect(body).toMatchObject({ priority: true, deleveryForecast: '2026-03-12' })
    for (const { demandId, to } of preview.body.changes) {
      const moved = await portal.call('getDemand', { as: 'ana', params: { id: demandId } })
      expect(moved.body.deleveryForecast).toBe(to)
    }
    const types = (await itemsOf(last)).map(({ type }) => type)
    expect(types.at(-1)).toBe('TEMPLATED_MESSAGE')
  })

  it('show nothing new to the user who prioritized', async () => {
    const { id } = await inStatus('IN_PROGRESS', { deleveryForecast: '2026-05-29' })
    const params = { id }
    await portal.call('viewDemand', { as: 'ana', params })
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    const at = portal.time.now.toISOString()
    await portal.call('prioritizeDemand', { as: 'ana', params })
    expect((await itemsOf(id)).at(-1)?.createdAt).toBe(at)
    const { body } = await portal.call('viewDemand', { as: 'ana', params })
    expect(body.previousViewAt).toBe(at)
  })

  it('refuse what is not in progress, already first, or due soon', async () => {
    const open = await create()
    const priority = await inStatus('IN_PROGRESS', { deleveryForecast: '2026-05-29' })
    await portal.call('prioritizeDemand', { as: 'ana', params: { id: priority.id } })
    const soon = await inStatus('IN_PROGRESS', { deleveryForecast: '2026-03-11' })
    for (const { id } of [open, priority, soon]) {
      const [preview, change] = [
        await portal.call('getDemandSla', { as: 'ana', query: { demandId: id } }),
        await portal.call('prioritizeDemand', { as: 'ana', params: { id } }),
      ]
      for (const { problem } of [preview, change]) {
        expect(problem).toMatchObject({ status: 409, code: 'DEMAND_NOT_PRIORITIZABLE' })
      }
    }
  })

  it('do not name a private demand that the user may not see', async () => {
    const { body: hidden } = await portal.call('createDemand', {
      as: 'bruno',
      body: { name: 'Sigilosa', description: 'x', private: true },
    })
    await setStatus(hidden.id, { statusKey: 'IN_PROGRESS', deleveryForecast: '2026-04-20' })
    const own = await inStatus('IN_PROGRESS', { deleveryForecast: '2026-06-30' })
    const preview = await portal.call('getDemandSla', { as: 'ana', query: { demandId: own.id } })
    expect(JSON.stringify(preview.body)).not.toContain(hidden.id)
    await portal.call('prioritizeDemand', { as: 'ana', params: { id: own.id } })
    const { body } = await portal.call('getDemand', { as: 'bruno', params: { id: hidden.id } })
    expect(body.order).toBeGreaterThan(
      (await portal.call('getDemand', { as: 'ana', params: { id: own.id } })).body.order ?? 0,
    )
  })
})
