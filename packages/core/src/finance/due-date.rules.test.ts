import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, conventions, countDays, isBusinessDay } from '../calendar/index.ts'
import { countDaysLate, explainDueDate, toLaterDay } from './due-date.rules.ts'

const plain = { isSpecificDemand: false, conventions: conventions.specified }
const specific = { ...plain, isSpecificDemand: true }

describe('explainDueDate', () => {
  it.each([
    ['a Wednesday', '2026-03-11', plain, '2026-03-11', '2026-03-11', null],
    ['a Saturday', '2026-03-14', plain, '2026-03-14', '2026-03-16', 'saturday'],
    ['a Sunday', '2026-03-15', plain, '2026-03-15', '2026-03-16', 'sunday'],
    ['a holiday before a weekend', '2026-05-01', plain, '2026-05-01', '2026-05-04', 'holiday'],
    ['New Year', '2027-01-01', plain, '2027-01-01', '2027-01-04', 'holiday'],
    ['30 days more', '2026-03-11', specific, '2026-04-10', '2026-04-10', null],
    ['30 days more, a Sunday', '2026-03-13', specific, '2026-04-12', '2026-04-13', 'sunday'],
    ['30 days over February', '2026-01-31', specific, '2026-03-02', '2026-03-02', null],
  ])('%s: %s', (_, billedDate, context, dueDate, payableUntil, postponement) => {
    expect(explainDueDate({ dueDate: billedDate }, context)).toEqual({
      billedDate,
      dueDate,
      payableUntil,
      extension: context.isSpecificDemand ? 'specificDemand' : null,
      postponement,
    })
  })

  it.each([
    ['a day of the firm', '2026-04-07', '2026-04-07'],
    ['a day of the firm', '2026-06-08', '2026-06-08'],
    ['Good Friday', '2026-04-03', '2026-04-06'],
    ['Carnival', '2026-02-16', '2026-02-18'],
    ['Corpus Christi', '2026-06-04', '2026-06-05'],
  ])('follows the banks, not the firm: %s, %s', (_, dueDate, payableUntil) => {
    expect(explainDueDate({ dueDate }, plain).payableUntil).toBe(payableUntil)
  })

  it('never asks to pay on a day without banks, nor before it is due', () => {
    const days = fc.integer({ min: 0, max: 3650 }).map((n) => addDays('2024-01-01', n))
    const contexts = fc.record({
      isSpecificDemand: fc.boolean(),
      conventions: fc.constantFrom(conventions.specified, conventions.brazil),
    })
    fc.assert(
      fc.property(days, contexts, (billedDate, context) => {
        const { dueDate, payableUntil, postponement } = explainDueDate(
          { dueDate: billedDate },
          context,
        )
        expect(countDays(billedDate, dueDate)).toBe(context.isSpecificDemand ? 30 : 0)
        expect(isBusinessDay(payableUntil, conventions.brazil)).toBe(true)
        expect(payableUntil >= dueDate).toBe(true)
        expect(payableUntil === dueDate).toBe(postponement === null)
      }),
    )
  })
})

describe('toLaterDay', () => {
  it.each([
    ['on the Saturday it is due', '2026-11-28', '2026-11-28', '2026-11-30'],
    ['on the Monday', '2026-11-28', '2026-11-30', '2026-11-30'],
    ['when the Monday is over', '2026-11-28', '2026-12-01', null],
    ['after the turn of the year', '2026-12-27', '2027-01-02', null],
    ['of a business day', '2026-11-27', '2026-11-20', null],
  ])('%s', (_, dueDate, today, expected) => {
    expect(toLaterDay(explainDueDate({ dueDate }, plain), today)).toBe(expected)
  })
})

describe('countDaysLate', () => {
  it.each([
    ['on the Saturday it is due', '2026-12-05', '2026-12-05', 0],
    ['on the Monday', '2026-12-05', '2026-12-07', 0],
    ['when the Monday is over', '2026-12-05', '2026-12-08', 3],
    ['after a business day', '2026-12-04', '2026-12-07', 3],
    ['before it is due', '2026-12-04', '2026-12-01', 0],
  ])('%s', (_, dueDate, today, expected) => {
    expect(countDaysLate(explainDueDate({ dueDate }, plain), today)).toBe(expected)
  })
})
