import { describe, expect, it } from 'vitest'
import { listChosenReminders, type ReminderChoice } from './reminder-choice.rules.ts'

const frame = { today: '2026-11-20', businessId: 'matriz' }
const all: ReminderChoice = { text: '', type: null, creator: null, startDate: '', endDate: '' }
const reminders = [
  { name: 'Renovação do alvará', type: 'task', duoDate: '2026-11-19', User: { type: 'CUSTOMER' } },
  { name: 'Assembleia', type: 'event', duoDate: '2026-11-25', User: { type: 'BACKOFFICE' } },
  { name: 'FGTS', type: 'legalObrigation', duoDate: '2026-12-07', User: { type: 'BACKOFFICE' } },
].map((reminder, index) => ({
  ...reminder,
  externalId: 87 + index,
  type: reminder.type as 'task' | 'event',
  ReminderFileds: [],
}))
const filed = {
  ...reminders[0],
  externalId: 7,
  name: 'Alvará antigo',
  type: 'task',
  duoDate: '2026-11-01',
  User: { type: 'CUSTOMER' },
  ReminderFileds: [{ businessWhoFiled: 'matriz' }],
} as const

describe('a choice of reminders', () => {
  it.each<[Partial<ReminderChoice>, string[]]>([
    [{}, ['Renovação do alvará', 'Assembleia', 'FGTS']],
    [{ text: ' ALVARA ' }, ['Renovação do alvará']],
    [{ text: 'nada' }, []],
    [{ text: ' 88 ' }, ['Assembleia']],
    [{ text: 'Nº 88' }, ['Assembleia']],
    [{ text: 'N° 88' }, ['Assembleia']],
    [{ text: '8' }, []],
    [{ text: '88 FGTS' }, []],
    [{ type: 'event' }, ['Assembleia']],
    [{ creator: 'customer' }, ['Renovação do alvará']],
    [{ creator: 'firm' }, ['Assembleia', 'FGTS']],
    [{ startDate: '2026-11-25' }, ['Assembleia', 'FGTS']],
    [{ endDate: '2026-11-25' }, ['Renovação do alvará', 'Assembleia']],
    [{ startDate: '2026-11-25', endDate: '2026-11-25' }, ['Assembleia']],
    [{ startDate: '2026-11-25', endDate: '2026-11-01' }, ['Assembleia', 'FGTS']],
    [{ text: 'a', creator: 'firm' }, ['Assembleia']],
  ])('%j', (change, names) => {
    const chosen = listChosenReminders([...reminders, filed], 'all', { ...all, ...change }, frame)
    expect(chosen.map(({ name }) => name)).toEqual(names)
  })

  it('stands within its category', () => {
    expect(
      listChosenReminders([...reminders, filed], 'filed', { ...all, text: 'alvara' }, frame),
    ).toEqual([filed])
  })
})
