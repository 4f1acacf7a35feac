import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { buildBilling, buildId } from '../testing/index.ts'
import { listStatementYears, toStatementSheet, toStatementYear, toYearStatement } from './index.ts'

const context = { isSpecificDemand: false, conventions: conventions.specified }
const bill = (id: number, dueDate: string, change = {}) =>
  buildBilling({ id: buildId(id), dueDate, value: 100.1, ...change })

const billings = [
  bill(1, '2026-12-31', { status: 'RECEIVED' }),
  bill(2, '2027-01-01', { status: 'OVERDUE' }),
  bill(3, '2026-01-01', { status: 'REFUNDED', description: '=HYPERLINK("x");' }),
  bill(4, '2024-06-10', { status: 'CONFIRMED' }),
]

describe('the statement of a year', () => {
  it('is there for every year in which something fell due, latest first', () => {
    expect(listStatementYears(billings, context)).toEqual([2027, 2026, 2024])
    expect(listStatementYears([], context)).toEqual([])
  })

  it.each([
    [0, [2027, 2026, 2024], 2026],
    [2024, [2027, 2026, 2024], 2024],
    [2025, [2027, 2026, 2024], 2026],
    [2025, [2024, 2023], 2024],
    [0, [2024, 2023], 2024],
    [0, [], undefined],
  ])('asked for %s, of %j, is that of %s', (asked, years, shown) => {
    expect(toStatementYear(years, asked, '2026-11-28')).toBe(shown)
  })

  it('holds what fell due from the first of January to the last of December, with its own sums', () => {
    const { invoices, totals } = toYearStatement(billings, 2026, context)
    expect(invoices.map(({ billing }) => billing.id)).toEqual([buildId(3), buildId(1)])
    expect(totals).toMatchObject({ paid: 100.1, overdue: 0, other: 100.1, total: 100.1 })
    expect(toYearStatement(billings, 2025, context)).toMatchObject({ invoices: [] })
  })

  it('goes by the due date that a specific-demand customer has, thirty days later', () => {
    const specific = { ...context, isSpecificDemand: true }
    expect(listStatementYears(billings, specific)).toEqual([2027, 2026, 2024])
    const { invoices } = toYearStatement(billings, 2027, specific)
    expect(invoices.map(({ due }) => due.dueDate)).toEqual(['2027-01-30', '2027-01-31'])
  })

  it('is a sheet with its sums, in which nothing is read as a formula', () => {
    expect(toStatementSheet(toYearStatement(billings, 2026, context)).split('\r\n')).toEqual([
      '\uFEFFVencimento;Fatura;Descrição;Situação;Valor (R$)',
      `01/01/2026;Multa;"'=HYPERLINK(""x"");";-;100,10`,
      '31/12/2026;Parcela 8 de 12;Assessoria jurídica mensal.;Pago;100,10',
      '',
      ';Cobrado;;;100,10',
      ';Pago;;;100,10',
      ';Em aberto;;;0,00',
      ';Atrasado;;;0,00',
      ';Outra situação, como estorno (-);;;100,10',
      '',
    ])
  })
})
