import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { buildBilling, buildCustomer } from '../testing/index.ts'
import { toContractSummary } from './contract-summary.rules.ts'
import { evaluateFinancePage } from './finance-page.rules.ts'
import { toFinanceTotals } from './finance-totals.rules.ts'

const context = { isSpecificDemand: false, conventions: conventions.specified }
const today = '2026-04-01'
const instalment = (number: number, dueDate: string, value: number) =>
  buildBilling({ description: `Parcela ${number} de 12`, dueDate, value })

describe('toContractSummary', () => {
  const billings = [
    instalment(2, '2026-02-10', 1000),
    instalment(4, '2026-04-15', 1200.5),
    instalment(3, '2026-03-10', 1000),
    buildBilling({ description: 'Multa por atraso', dueDate: '2026-05-20', value: 30 }),
  ]

  it('takes day and value of the latest instalment, never of a fine', () => {
    expect(toContractSummary(billings, '2025-08-01', context, today)).toEqual({
      dueDay: 15,
      termDays: 0,
      monthlyValue: 1200.5,
      period: { start: '2025-08-01', end: '2026-08-01' },
    })
  })

  it.each(['2026-03-10', '2026-04-10'])(
    'adds the term to the day of %s, to say it of every month',
    (dueDate) => {
      const specific = { ...context, isSpecificDemand: true }
      expect(toContractSummary([instalment(1, dueDate, 9)], null, specific, today)).toMatchObject({
        dueDay: 10,
        termDays: 30,
      })
    },
  )

  const series = (of: number, what: string, value: number, dueDates: readonly string[]) =>
    dueDates.map((dueDate, index) =>
      buildBilling({ description: `${what}. Parcela ${index + 1} de ${of}`, dueDate, value }),
    )
  const monthEnds = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']
  const shortened = ['2026-12-30', '2027-01-30', '2027-02-28']

  it.each([
    ['the end of the month', series(4, 'Mensal', 9, monthEnds), 31],
    ['the 30th, in a February', series(3, 'Mensal', 9, shortened), 30],
    ['a day that was moved ahead', series(2, 'Mensal', 9, ['2026-01-20', '2026-02-10']), 10],
  ])('takes the day that a shorter month shortens: %s', (_, all, dueDay) => {
    expect(toContractSummary(all, null, context, '2026-02-20')).toMatchObject({ dueDay })
  })

  it.each([
    ['of which one is due on another day', ['2026-03-10', '2026-04-05', '2026-05-10'], 'varies'],
    ['of which one was, and is past', ['2026-02-05', '2026-03-10', '2026-04-10'], 10],
    ['at the ends of months', ['2026-02-28', '2026-03-31', '2026-04-30'], 31],
  ])('says one day of all instalments to come only: %s', (_, dueDates, dueDay) => {
    const all = series(3, 'Mensal', 9, dueDates)
    expect(toContractSummary(all, null, context, '2026-02-20')).toMatchObject({ dueDay })
  })

  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-10`)
  const contract = series(12, 'Assessoria mensal', 1000, months)
  it.each([
    ['is agreed for later', '2026-06-20', ['2027-01-05', '2027-02-05'], 1000],
    ['runs beside it', '2026-06-20', ['2026-06-05', '2026-07-05'], 1000],
    ['is all that runs', '2027-01-20', ['2027-01-05', '2027-02-05'], 30_000],
    ['began with an instalment yet to be billed', '2027-02-20', ['2027-01-05'], 30_000],
  ])('takes no other series for the contract that %s', (_, today, dueDates, monthlyValue) => {
    const all = [...contract, ...series(3, 'Acordo trabalhista', 30_000, dueDates)]
    expect(toContractSummary(all, null, context, today)).toMatchObject({ monthlyValue })
  })

  it('takes what is paid once for no monthly instalment', () => {
    const once = buildBilling({ description: 'Registro. Parcela 1 de 1', value: 980 })
    expect(toContractSummary([once], null, context, today)).toMatchObject({
      dueDay: null,
      monthlyValue: null,
    })
  })

  it('says nothing of what nobody says', () => {
    const nothing = { dueDay: null, termDays: 0, monthlyValue: null, period: null }
    expect(toContractSummary([], null, context, today)).toEqual(nothing)
    expect(
      toContractSummary([buildBilling({ description: 'Multa' })], undefined, context, today),
    ).toEqual(nothing)
  })

  it('ends on the last day of a February that is shorter', () => {
    expect(toContractSummary([], '2024-02-29', context, today).period?.end).toBe('2025-02-28')
  })
})

describe('toFinanceTotals', () => {
  it('adds up by what the status means', () => {
    const totals = toFinanceTotals([
      { status: 'RECEIVED', value: 0.1 },
      { status: 'CONFIRMED', value: 0.2 },
      { status: 'PENDING', value: 0.3 },
      { status: 'OVERDUE', value: 0.4 },
      { status: 'REFUNDED', value: 5 },
    ])
    expect(totals).toEqual({
      paid: 0.3,
      open: 0.3,
      overdue: 0.4,
      other: 5,
      total: 1,
      paidPercentage: 30,
    })
    expect(toFinanceTotals([])).toMatchObject({ total: 0, paidPercentage: 0 })
  })
})

describe('evaluateFinancePage', () => {
  const customer = {
    ...buildCustomer({ serviceContractAwsKey: 'contratos/aurora' }),
    hasContractEnded: false,
  }
  const superAdmin = { customerSuperAdmin: true }

  it('is for super admins', () => {
    expect(evaluateFinancePage({ customerSuperAdmin: false }, customer)).toEqual({
      allowed: false,
      reason: 'notSuperAdmin',
    })
    expect(evaluateFinancePage(superAdmin, customer)).toEqual({
      allowed: true,
      showsUpsell: true,
      contractKey: 'contratos/aurora',
    })
  })

  it.each([
    [{ isSpecificDemand: true }, { showsUpsell: false }],
    [{ hasContractEnded: true }, { showsUpsell: false }],
    [{ serviceContractAwsKey: null }, { contractKey: null }],
    [{ serviceContractAwsKey: '' }, { contractKey: null }],
  ])('offers less with %j', (change, expected) => {
    expect(evaluateFinancePage(superAdmin, { ...customer, ...change })).toMatchObject(expected)
  })
})
