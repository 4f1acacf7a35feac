import { REMINDER_SELECTION_MAX, type ReminderOrder } from '@tramite/core/reminders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessIdOf, idOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addFirmReminder, addReminder } from '../../testing/test-reminders.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const list = async (as: PersonName, query: object = {}, business?: string) =>
  (await portal.call('listReminders', { as, query, ...(business && { business }) })).body
const archive = (operation: 'fileReminder' | 'unfileReminder', as: PersonName, id: string) => ({
  in: (business?: string) =>
    portal.call(operation, { as, params: { id }, ...(business && { business }) }),
})

describe('listReminders', () => {
  const seeds: [name: string, type: string, duoDate: string, as?: PersonName][] = [
    ['Água', 'task', '2026-05-02', 'davi'],
    ['bombeiros', 'legalObrigation', '2026-05-01', 'davi'],
    ['Ata', 'event', '2026-05-02', 'davi'],
    ['Assembleia', 'event', '2026-05-03'],
  ]
  beforeAll(async () => {
    for (const [name, type, duoDate, as] of seeds) {
      if (as) await addReminder(portal, { as, body: { name, type, duoDate } })
      else await addFirmReminder(portal, 'brisa', { name, type, duoDate })
    }
  })

  it.each<[string, ReminderOrder | undefined, string[]]>([
    ['by due date', undefined, ['bombeiros', 'Água', 'Ata', 'Assembleia']],
    ['the latest first', [['duoDate', 'DESC']], ['Assembleia', 'Água', 'Ata', 'bombeiros']],
    ['by name', [['name', 'ASC']], ['Água', 'Assembleia', 'Ata', 'bombeiros']],
    [
      'by type and due date',
      [
        ['type', 'ASC'],
        ['duoDate', 'DESC'],
      ],
      ['Assembleia', 'Ata', 'bombeiros', 'Água'],
    ],
    [
      'by creator as shown, the firm by its short label',
      [
        ['createdBy', 'DESC'],
        ['name', 'DESC'],
      ],
      ['Assembleia', 'bombeiros', 'Ata', 'Água'],
    ],
    ['by creation', [['createdAt', 'DESC']], ['Água', 'bombeiros', 'Ata', 'Assembleia']],
  ])('%s', async (_, order, expected) => {
    const query = order ? { order: JSON.stringify(order) } : {}
    expect(names((await list('davi', query)).reminders)).toEqual(expected)
    // The same list, one per page.
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list('davi', { ...query, limit: 1, ...(cursor !== null && { cursor }) })
      expect(page.total).toBe(4)
      seen.push(...names(page.reminders))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(expected)
  })

  it.each([
    '[]',
    '{}',
    'duoDate',
    '["duoDate","ASC"]',
    '[["duoDate"]]',
    '[["duoDate","asc"]]',
    '[["user_id","ASC"]]',
    '[["duoDate","ASC"],["duoDate","DESC"]]',
    '[[["duoDate"],"ASC"]]',
  ])('refuses the order %s', async (order) => {
    const { status, problem } = await portal.call('listReminders', { as: 'davi', query: { order } })
    const text = 'Informe a ordem como uma lista de campos e direções'
    expect([status, problem.errors]).toEqual([400, { order: text }])
  })

  it('takes no cursor of another order', async () => {
    const { nextCursor } = await list('davi', { limit: 1 })
    const order = JSON.stringify([['name', 'ASC']])
    const answer = await portal.call('listReminders', {
      as: 'davi',
      query: { order, cursor: nextCursor },
    })
    expect(answer.problem.code).toBe('BAD_REQUEST')
  })

  it.each<[object, string[]]>([
    [{ name: 'AGUA' }, ['Água']],
    [{ name: 'gua ÁG' }, ['Água']],
    [{ type: 'event' }, ['Ata', 'Assembleia']],
    [{ startDate: '2026-05-02', endDate: '2026-05-02' }, ['Água', 'Ata']],
    [{ startDate: '2026-05-04' }, []],
    [{ page: 1, limit: 3 }, ['Assembleia']],
  ])('narrows by %j', async (query, expected) => {
    expect(names((await list('davi', query)).reminders)).toEqual(expected)
  })

  it('finds a reminder by its number', async () => {
    const { reminders } = await list('davi', { name: 'Ata' })
    const number = reminders[0]?.externalId
    expect(names((await list('davi', { name: ` ${number} ` })).reminders)).toEqual(['Ata'])
    expect(names((await list('davi', { name: `Nº ${number}` })).reminders)).toEqual(['Ata'])
    expect(names((await list('davi', { name: `${number}000` })).reminders)).toEqual([])
    expect((await list('ana', { name: `${number}` })).total).toBe(0)
  })

  it('refuses a period that ends before it begins, as other lists do', async () => {
    const query = { startDate: '2026-05-02', endDate: '2026-05-01' }
    const { problem } = await portal.call('listReminders', { as: 'davi', query })
    expect(problem).toMatchObject({ status: 400, errors: { endDate: expect.any(String) } })
  })
})

describe('the archive', () => {
  it('is of one business: the others still have the reminder', async () => {
    const { id } = await addReminder(portal, { body: { name: 'Arquivado aqui' } })
    const filed = await archive('fileReminder', 'ana', id).in('aurora-2')
    const record = {
      businessWhoFiled: businessIdOf('aurora-2'),
      createdAt: portal.time.now.toISOString(),
    }
    const ofAna = { ...record, userName: 'ana' }
    expect(filed.body).toEqual({ id, reminderFiled: true, filed: ofAna })
    expect((await archive('fileReminder', 'clara', id).in('aurora-2')).body.filed).toEqual(ofAna)

    const seenIn = async (as: PersonName, business?: string) =>
      (await list(as, { name: 'Arquivado aqui' }, business)).reminders[0]
    expect(await seenIn('clara', 'aurora-2')).toMatchObject({ reminderFiled: true, filed: ofAna })
    const elsewhere = { reminderFiled: false, filed: null, ReminderFileds: [record] }
    expect(await seenIn('clara', 'aurora-1')).toMatchObject(elsewhere)
    expect(await seenIn('clara')).toMatchObject(elsewhere)
    // Bruno belongs only to the other business and learns nothing about this one.
    expect(await seenIn('bruno')).toMatchObject({ reminderFiled: false, ReminderFileds: [] })

    const archived = async (business: string) =>
      names((await portal.call('listFiledReminders', { as: 'ana', business })).body.reminders)
    expect(await archived('aurora-2')).toEqual(['Arquivado aqui'])
    expect(await archived('aurora-1')).toEqual([])
    const active = await list('ana', { reminderFiled: false }, 'aurora-2')
    expect(names(active.reminders)).not.toContain('Arquivado aqui')

    const back = await archive('unfileReminder', 'clara', id).in('aurora-2')
    expect(back.body).toEqual({ id, reminderFiled: false, filed: null })
    expect(await archived('aurora-2')).toEqual([])
  })

  it('takes a reminder once, whoever archives it at the same moment', async () => {
    const { id } = await addReminder(portal)
    const calls = Array.from({ length: 8 }, () => archive('fileReminder', 'ana', id).in('aurora-1'))
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.reminderFiled]).toEqual([200, true])
    }
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    const again = await archive('fileReminder', 'ana', id).in('aurora-1')
    expect(again.body.filed?.createdAt).not.toBe(portal.time.now.toISOString())
    const back = [1, 2].map(() => archive('unfileReminder', 'ana', id).in('aurora-1'))
    for (const { status } of await Promise.all(back)) expect(status).toBe(200)
  })

  it('takes what the firm created, for the first business where none is active', async () => {
    const { id } = await addFirmReminder(portal)
    const { body } = await archive('fileReminder', 'sofia', id).in()
    expect(body.filed?.businessWhoFiled).toBe(businessIdOf('aurora-1'))
  })

  it('takes many in one request, and says what became of each', async () => {
    const [a, b] = [await addReminder(portal), await addFirmReminder(portal)]
    const { id: foreign } = await addReminder(portal, { as: 'davi' })
    const ids = [b.id, foreign, idOf('nothing'), a.id, b.id]
    const sent = ids.with(3, a.id.toUpperCase())
    const send = async (operation: 'fileReminders' | 'unfileReminders') =>
      (await portal.call(operation, { as: 'ana', business: 'aurora-1', body: { ids: sent } })).body
        .reminders
    const at = portal.time.now.toISOString()
    const record = { businessWhoFiled: businessIdOf('aurora-1'), createdAt: at }
    const outcome = (id: string, isFound: boolean, isFiled = isFound) => ({
      id,
      isFound,
      reminderFiled: isFiled,
      filed: isFiled ? { ...record, userName: 'ana' } : null,
    })
    const [first, second, third, fourth, fifth] = ids as [string, string, string, string, string]
    const filed = [
      outcome(first, true),
      outcome(second, false),
      outcome(third, false),
      outcome(fourth, true),
      outcome(fifth, true),
    ]
    expect(await send('fileReminders')).toEqual(filed)
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
    expect(await send('fileReminders')).toEqual(filed)
    const archivesOf = async (as: PersonName, business?: string) =>
      (await list(as, {}, business)).reminders.filter((one) => ids.includes(one.id))
    expect((await archivesOf('ana', 'aurora-1')).every((one) => one.reminderFiled)).toBe(true)
    expect((await archivesOf('ana', 'aurora-2')).some((one) => one.reminderFiled)).toBe(false)
    expect((await archivesOf('davi')).map((one) => one.reminderFiled)).toEqual([false])
    const back = ids.map((id, index) => outcome(id, index !== 1 && index !== 2, false))
    for (const _ of [1, 2]) expect(await send('unfileReminders')).toEqual(back)
    expect((await archivesOf('ana', 'aurora-1')).some((one) => one.reminderFiled)).toBe(false)
  })

  it.each([
    ['fileReminders', []],
    ['unfileReminders', ['x']],
    ['fileReminders', Array.from({ length: REMINDER_SELECTION_MAX + 1 }, (_, i) => idOf(`${i}`))],
  ] as const)('refuses %s of what is no selection', async (operation, ids) => {
    const answer = await portal.call(operation, { as: 'ana', body: { ids } })
    expect(answer.status).toBe(400)
  })

  it('takes as many as a selection has', async () => {
    const { id } = await addReminder(portal)
    const others = Array.from({ length: REMINDER_SELECTION_MAX - 1 }, (_, i) => idOf(`${i}`))
    const { body } = await portal.call('fileReminders', {
      as: 'ana',
      body: { ids: [...others, id] },
    })
    expect(body.reminders.filter(({ isFound }) => isFound).map((one) => one.id)).toEqual([id])
  })

  it('needs a business, and a reminder of the customer', async () => {
    const { id } = await addReminder(portal)
    expect((await archive('fileReminder', 'nina', id).in()).problem.code).toBe('NO_BUSINESS')
    expect((await archive('fileReminder', 'bruno', id).in('aurora-2')).status).toBe(403)
    for (const operation of ['fileReminder', 'unfileReminder'] as const) {
      expect((await archive(operation, 'davi', id).in()).status).toBe(404)
      expect((await archive(operation, 'ana', idOf('nothing')).in()).status).toBe(404)
      expect((await archive(operation, 'lia', id).in()).problem.code).toBe('CUSTOMER_ONLY')
      const many = { body: { ids: [id] } }
      const all = `${operation}s` as const
      expect((await portal.call(all, { as: 'nina', ...many })).problem.code).toBe('NO_BUSINESS')
      expect((await portal.call(all, { as: 'lia', ...many })).problem.code).toBe('CUSTOMER_ONLY')
      expect((await portal.call(all, { as: 'davi', ...many })).status).toBe(404)
    }
    expect((await list('nina')).reminders.length).toBeGreaterThan(0)
    expect((await portal.call('listFiledReminders', { as: 'nina' })).body.total).toBe(0)
  })
})
