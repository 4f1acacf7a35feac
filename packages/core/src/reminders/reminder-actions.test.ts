import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import {
  type ActionReminder,
  evaluateBulkArchive,
  evaluateReminderDemandAccess,
  evaluateReminderEdit,
  evaluateReminderOffers,
  toBulkArchive,
} from './reminder-actions.rules.ts'
import {
  evaluateReminderDates,
  firstDueDate,
  isNoticeOver,
  toNotifyChoice,
  toNotifyDate,
} from './reminder-dates.rules.ts'

const row: ActionReminder = {
  User: { type: 'CUSTOMER' },
  link: null,
  files: [],
  ReminderDemands: [],
  ReminderFileds: [],
}
const filedBy = (...businesses: string[]) => ({
  ReminderFileds: businesses.map((businessWhoFiled) => ({ businessWhoFiled })),
})
const customer = { kind: 'customer' } as const
const frame = { businessId: 'matriz' }

describe('who changes a reminder', () => {
  it.each([
    ['CUSTOMER', 'customer', true],
    ['CUSTOMER', 'staff', true],
    ['BACKOFFICE', 'customer', false],
    ['BACKOFFICE', 'staff', true],
  ] as const)('created by %s, as %s: %s', (type, kind, allowed) => {
    const decision = evaluateReminderEdit({ User: { type } }, { kind })
    expect(decision).toEqual(allowed ? { allowed } : { allowed, reason: 'createdByFirm' })
  })
})

describe('a row', () => {
  it('offers a demand, and to archive', () => {
    expect(evaluateReminderOffers(row, customer, frame)).toEqual({
      edit: { allowed: true },
      demand: { kind: 'create' },
      archive: 'file',
      download: { allowed: false, reason: 'noFiles' },
      link: { allowed: false, reason: 'missing' },
    })
  })

  it('opens the first demand, its link and its files, and unarchives', () => {
    const full = {
      ...row,
      ...filedBy('filial', 'matriz'),
      User: { type: 'BACKOFFICE' },
      link: 'https://www.gov.br/anvisa',
      files: [{}],
      ReminderDemands: [{ demandId: 'd1' }, { demandId: 'd2' }],
    }
    expect(evaluateReminderOffers(full, customer, frame)).toEqual({
      edit: { allowed: false, reason: 'createdByFirm' },
      demand: { kind: 'open', demandId: 'd1' },
      archive: 'unfile',
      download: { allowed: true },
      link: { allowed: true, href: 'https://www.gov.br/anvisa', isExternal: true },
    })
    expect(evaluateReminderOffers(full, customer, { businessId: 'outro' }).archive).toBe('file')
  })

  it.each(['javascript:alert(1)', 'http://gov.br', '//mal.example'])('does not open %s', (link) => {
    const offers = evaluateReminderOffers({ ...row, link }, customer, frame)
    expect(offers.link).toEqual({ allowed: false, reason: 'unsafe' })
  })
})

describe('demands of a reminder', () => {
  const contract = {
    isChurn: false,
    accessAllowedUntil: null,
    hasSuspendedContract: false,
    hasPaymentOverdue: false,
    paymentOverdueSince: null,
    isSpecificDemand: false,
    customerAccess: [] as string[],
  }
  it.each([
    ['a customer', {}, null],
    ['a specific-demand customer', { isSpecificDemand: true, customerAccess: ['Lembretes'] }, null],
    ['one without the tool', { isSpecificDemand: true }, 'toolNotContracted'],
    [
      'one inside the grace',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-19' },
      'paymentOverdue',
    ],
    [
      'one beyond the grace',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-10-01' },
      'overdue',
    ],
    ['a suspended one', { hasSuspendedContract: true }, 'suspended'],
    ['a churned one', { isChurn: true, accessAllowedUntil: '2026-01-01' }, 'churned'],
  ])('are open to %s: %j %s', (_, change, reason) => {
    const decision = evaluateReminderDemandAccess({
      customer: { ...contract, ...change },
      user: { customerAdmin: false, customerSuperAdmin: false },
      today: '2026-11-20',
      conventions: conventions.specified,
    })
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})

describe('the action over a selection', () => {
  const [active, elsewhere, archived] = [
    { id: 'a', ...filedBy() },
    { id: 'b', ...filedBy('filial') },
    { id: 'c', ...filedBy('matriz') },
  ] as const
  it.each([
    [[], 'file', []],
    [[active, elsewhere], 'file', ['a', 'b']],
    [[archived], 'unfile', ['c']],
    [[active, archived, elsewhere], 'unfile', ['c']],
  ] as const)('%j: %s %j', (selection, action, ids) => {
    const bulk = toBulkArchive(selection, frame)
    expect(bulk).toEqual({ action, ids })
    const expected =
      ids.length > 0 ? { allowed: true } : { allowed: false, reason: 'nothingSelected' }
    expect(evaluateBulkArchive(bulk)).toEqual(expected)
  })
})

describe('the days of a reminder', () => {
  const today = '2026-11-20'
  it.each([
    [{ duoDate: '2026-11-21' }, null],
    [{ duoDate: '2026-11-20' }, 'dueDateNotAfterToday'],
    [{ duoDate: '2026-11-19' }, 'dueDateNotAfterToday'],
    [{ duoDate: 'amanhã' }, 'dueDateNotAfterToday'],
    [{ duoDate: '2026-11-30', dateToNotify: '2026-11-30' }, null],
    [{ duoDate: '2026-11-30', dateToNotify: '2020-01-01' }, null],
    [{ duoDate: '2026-11-30', dateToNotify: '2026-12-01' }, 'notifyAfterDueDate'],
  ])('%j: %s', (dates, reason) => {
    const decision = evaluateReminderDates(dates, today)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })

  it('begin tomorrow, and the notice is on the due date unless it is chosen', () => {
    expect(firstDueDate('2026-12-31')).toBe('2027-01-01')
    expect(toNotifyDate({ duoDate: '2026-11-30' })).toBe('2026-11-30')
    expect(toNotifyDate({ duoDate: '2026-11-30', dateToNotify: '' })).toBe('2026-11-30')
    expect(toNotifyDate({ duoDate: '2026-11-30', dateToNotify: '2026-11-02' })).toBe('2026-11-02')
  })

  it('goes with the due date when that is moved, where it was not chosen otherwise', () => {
    expect(toNotifyChoice({ duoDate: '2026-11-30', dateToNotify: '2026-11-30' })).toBe('')
    expect(toNotifyChoice({ duoDate: '2026-11-30', dateToNotify: null })).toBe('')
    expect(toNotifyChoice({ duoDate: '2026-11-30', dateToNotify: '2026-11-02' })).toBe('2026-11-02')
  })

  it.each([
    ['2026-11-02', '2026-11-02', true],
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-02', '2026-11-03', false],
    ['2026-11-02', '', false],
    [null, '', false],
  ])('of %s, left as %j, is over: %s', (before, dateToNotify, expected) => {
    const stored = { dateToNotify: before }
    expect(isNoticeOver(stored, { dateToNotify }, '2026-11-20')).toBe(expected)
  })
})
