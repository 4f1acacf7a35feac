import { describe, expect, it, vi } from 'vitest'
import { createDemand, validateDemand, viewDemand } from '../demands/index.ts'
import { ApiError, type Toast, type ToText } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { readNotifications } from '../notifications/index.ts'
import { fileReminder } from '../reminders/index.ts'
import { build, json, problem } from './tramite.fixture.ts'

describe('writing', () => {
  const path = 'PATCH /api/demands/d1/validated'

  it('tells the success and reads again what it made stale', async () => {
    const { portal, toasts, stale } = build({ [path]: () => ({ id: 'd1' }) })
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(toasts).toEqual([{ tone: 'success', title: message('demands.validated') }])
    expect(stale).toEqual(validateDemand(portal.client).meta.stale)
  })

  it.each([true, false])(
    'reads nothing again after an answer that changed nothing: %s',
    async (wasUnread) => {
      const answer = { visualized: [], wasUnread, previousViewAt: null }
      const { portal, stale } = build({ 'POST /api/demands/d1/visualized': () => answer })
      await portal.run(viewDemand, { id: 'd1' })
      expect(stale).toEqual(wasUnread ? ['home'] : [])
    },
  )

  it('tells it when its texts arrive after the answer, in order', async () => {
    const told: Toast[] = []
    let arrive = (_: ToText) => {}
    const toText = new Promise<ToText>((resolve) => {
      arrive = resolve
    })
    const { portal } = build(
      { [path]: () => ({ id: 'd1' }) },
      { toasts: { toText, show: (toast) => told.push(toast) } },
    )
    await portal.run(validateDemand, { id: 'd1' })
    await expect(portal.run(validateDemand, { id: 'd2' })).rejects.toThrow()
    expect(told).toEqual([])
    arrive(message)
    await toText
    expect(told.map(({ title }) => title)).toEqual([
      message('demands.validated'),
      message('demands.validateFailed'),
    ])
  })

  it('writes to the log that its texts did not arrive, and harms no call', async () => {
    const log = vi.fn()
    const lost = new Error('texts')
    const { portal } = build(
      { [path]: () => ({ id: 'd1' }) },
      { log, toasts: { toText: Promise.reject(lost), show: () => {} } },
    )
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(log).toHaveBeenCalledWith(lost)
  })

  it('does the same for query libraries', async () => {
    const { portal, toasts } = build({ [path]: () => ({ id: 'd1' }) })
    const { mutationKey, mutationFn } = portal.command(validateDemand)
    await mutationFn({ id: 'd1' })
    expect(mutationKey).toEqual(['validateDemand'])
    expect(toasts).toHaveLength(1)
  })

  it.each([
    [400, false],
    [403, false],
    [409, true],
    [412, true],
    [500, true],
    [504, true],
  ])('a failure of %i tells why; stale: %s', async (status, isStale) => {
    const text = 'Outra pessoa mudou a demanda.'
    const { portal, toasts, stale } = build({ [path]: () => problem(status, 'X', text) })
    await expect(portal.run(validateDemand, { id: 'd1' })).rejects.toBeInstanceOf(ApiError)
    expect(toasts).toEqual([
      { tone: 'error', title: message('demands.validateFailed'), description: text },
    ])
    expect(stale.length > 0).toBe(isStale)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('cache'))],
    [
      'throws',
      () => {
        throw new Error('cache')
      },
    ],
    ['never ends', () => new Promise(() => {})],
  ])('is never told as failed once it is done: what is read again %s', async (kind, onStale) => {
    const log = vi.fn()
    const { portal, toasts } = build({ [path]: () => ({ id: 'd1' }) }, { onStale, log })
    expect(await portal.run(validateDemand, { id: 'd1' })).toEqual({ id: 'd1' })
    expect(toasts.map(({ tone }) => tone)).toEqual(['success'])
    await expect.poll(() => log.mock.calls.length).toBe(kind === 'never ends' ? 0 : 1)
  })

  it('fails with its own failure, whatever becomes of what is read again', async () => {
    const onStale = () => Promise.reject(new Error('cache'))
    const { portal } = build({ [path]: () => problem(409, 'X', 'Mudou.') }, { onStale })
    await expect(portal.run(validateDemand, { id: 'd1' })).rejects.toMatchObject({ status: 409 })
  })

  it('gives null in place of a failure only to who asks for it', async () => {
    const text = 'Não encontramos o que você procura.'
    const { portal, toasts, stale } = build({
      'POST /api/reminder/filed/r1': () => problem(404, 'NOT_FOUND', text),
    })
    expect(await portal.run(fileReminder, { id: 'r1' }, { fallback: true })).toBeNull()
    const refused = { status: 404 }
    await expect(portal.run(fileReminder, { id: 'r1' })).rejects.toMatchObject(refused)
    const { mutationFn } = portal.command(fileReminder)
    await expect(mutationFn({ id: 'r1' })).rejects.toMatchObject(refused)
    const told = { tone: 'error', title: 'Erro ao arquivar lembrete', description: text }
    expect(toasts).toEqual([told, told, told])
    expect(stale).toEqual(['reminders', 'reminders', 'reminders'])
  })

  it('is silent where the specification is', async () => {
    const { portal, toasts } = build()
    await expect(portal.run(readNotifications)).rejects.toMatchObject({ status: 404 })
    expect(toasts).toEqual([])
  })

  it('needs neither toasts nor a cache', async () => {
    const silent = { toasts: undefined, onStale: undefined }
    const { portal } = build({ 'POST /api/demands': () => json({ id: 'd1' }, 201) }, silent)
    const demand = await portal.run(createDemand, { name: 'Contrato', description: 'Revisão' })
    expect(demand).toEqual({ id: 'd1' })
  })
})
