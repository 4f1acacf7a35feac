import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toArchivedText } from './archived-text.ts'
import {
  archivedSince,
  countByCategory,
  type DatedReminder,
  type ReminderCategory,
  reminderCategories,
  toCategoryEntry,
  toDueState,
  toEmptyCategoryText,
  toReminderCategory,
  toReminderCreator,
  toReminderTypeText,
} from './reminder-category.rules.ts'
import { type ReminderType, reminderTypes } from './reminder-types.ts'

const frame = { today: '2026-11-20', businessId: 'matriz' }
const [past, today, future] = ['2026-11-19', '2026-11-20', '2026-11-21']
const reminder = (
  duoDate: string,
  type: ReminderType = 'task',
  ...archivedBy: string[]
): DatedReminder => ({
  duoDate,
  type,
  ReminderFileds: archivedBy.map((businessWhoFiled) => ({ businessWhoFiled })),
})

describe('the category of a reminder', () => {
  it.each([
    [past, 'task', ['matriz'], 'filed'],
    [today, 'task', ['filial', 'matriz'], 'filed'],
    [past, 'event', ['filial'], 'defeated'],
    [past, 'event', [], 'defeated'],
    [today, 'legalObrigation', [], 'today'],
    [future, 'event', [], 'event'],
    [future, 'legalObrigation', ['filial'], 'legalObrigation'],
    [future, 'task', [], 'task'],
  ] as const)('due %s, %s, archived by %j: %s', (duoDate, type, archivedBy, category) => {
    expect(toReminderCategory(reminder(duoDate, type, ...archivedBy), frame)).toBe(category)
  })

  it('is never archived before a business is chosen', () => {
    const archived = reminder(future, 'task', 'matriz')
    expect(toReminderCategory(archived, { ...frame, businessId: null })).toBe('task')
  })

  it('has moved to the archive of the business since its form opened', () => {
    const filed = { createdAt: '2026-11-20T12:00:00.000Z', userName: 'Caio Reis' }
    expect(archivedSince({ filed: null }, { filed })).toBe(filed)
    expect(archivedSince({ filed }, { filed })).toBeNull()
    expect(archivedSince({ filed }, { filed: null })).toBeNull()
    expect(archivedSince({ filed: null }, { filed: null })).toBeNull()
    expect(toArchivedText(filed, 'America/Sao_Paulo')).toBe(
      'Caio Reis arquivou este lembrete neste negócio em 20/11/2026 09:00.',
    )
    expect(toArchivedText({ ...filed, userName: null }, 'America/Sao_Paulo')).toBe(
      'Este lembrete foi arquivado neste negócio em 20/11/2026 09:00.',
    )
  })

  const reminders = fc.array(
    fc.record({
      duoDate: fc.constantFrom(past, today, future),
      type: fc.constantFrom(...reminderTypes),
      ReminderFileds: fc.array(
        fc.constantFrom({ businessWhoFiled: 'matriz' }, { businessWhoFiled: 'filial' }),
      ),
    }),
  )

  it('is one: only all and future hold reminders of others', () => {
    fc.assert(
      fc.property(reminders, (list) => {
        const { all, future: later, ...own } = countByCategory(list, frame)
        const sum = Object.values(own).reduce((total, count) => total + count, 0)
        expect(sum).toBe(list.length)
        expect(all).toBe(list.length - own.filed)
        expect(later).toBe(own.event + own.legalObrigation + own.task)
      }),
    )
  })
})

describe('the categories', () => {
  it.each<[ReminderCategory, string, string]>([
    ['defeated', 'Vencidos', 'Você não possui nenhum lembrete vencido.'],
    ['today', 'Hoje', 'Nenhum lembrete vencendo hoje.'],
    ['event', 'Eventos', 'Nenhum lembrete de evento'],
    ['legalObrigation', 'Obrigações legais', 'Nenhum lembrete de obrigação legal'],
    ['task', 'Tarefas', 'Nenhum lembrete de tarefa'],
    ['filed', 'Arquivados', 'Nenhum lembrete arquivado'],
    ['future', 'Futuros', 'Você não possui nenhum lembrete'],
    ['all', 'Todos', 'Você não possui nenhum lembrete ultimamente'],
  ])('%s', (key, label, empty) => {
    const entry = reminderCategories.find((category) => category.key === key)
    expect(entry).toMatchObject({ label, empty, help: expect.stringMatching(/^.+\.$/) })
    expect(toEmptyCategoryText(key)).toBe(empty)
  })

  it('have a colour each, red for what is overdue and amber for today', () => {
    const colours = reminderCategories.map(({ colour }) => colour)
    expect(new Set(colours).size).toBe(reminderCategories.length)
    expect(toCategoryEntry(reminder(past), frame)?.colour).toBe('red')
    expect(toCategoryEntry(reminder(today), frame)?.colour).toBe('amber')
  })

  it('say something where there is none of that name', () => {
    expect(toEmptyCategoryText('outra')).toBe('Você não possui nenhum lembrete')
  })
})

describe('what a row shows', () => {
  it.each([
    [past, 'overdue'],
    [today, 'today'],
    [future, 'future'],
  ])('due %s is %s, archived or not', (duoDate, state) => {
    expect(toDueState(reminder(duoDate, 'task', 'matriz'), frame.today)).toBe(state)
  })

  it.each([
    ['event', 'Evento'],
    ['legalObrigation', 'Obrigação Legal'],
    ['task', 'Tarefa'],
    ['other', 'Indefinido'],
    ['', 'Indefinido'],
    ['toString', 'Indefinido'],
  ])('the type %j as %s', (type, text) => expect(toReminderTypeText(type)).toBe(text))

  it.each([
    ['CUSTOMER', 'Marina'],
    ['BACKOFFICE', 'VP'],
    ['', 'VP'],
  ])('the creator of type %j as %s', (type, shown) => {
    expect(toReminderCreator({ User: { type, name: 'Marina' } }, { shortLabel: 'VP' })).toBe(shown)
  })
})
