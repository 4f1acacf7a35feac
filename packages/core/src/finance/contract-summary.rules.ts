import { toDateParts } from '../calendar/civil-date.ts'
import { addDays, addMonths, type CivilDate, civilDateFrom } from '../calendar/index.ts'
import type { Customer } from '../customers/index.ts'
import { toBillingDetail, toBillingKind } from './billing.rules.ts'
import { SPECIFIC_DEMAND_DUE_DAYS } from './due-date.rules.ts'
import type { Billing, FinanceContext } from './finance.types.ts'

/** Duration of a contract in months. */
export const CONTRACT_MONTHS = 12

/** What the finance page says about the contract. Null where it is not known. */
export interface ContractSummary {
  /**
   * Day of the month of instalments, 1 to 31: they are due then, or `termDays` later. Of instalments to come that are due
   * on different days, 'varies'.
   */
  readonly dueDay: number | 'varies' | null
  /** Calendar days for paying after that day: 0, or 30 for specific demands. Their due day differs by month. */
  readonly termDays: number
  /** Value of one instalment, in reais. */
  readonly monthlyValue: number | null
  /** From the sale until twelve months later. */
  readonly period: { readonly start: CivilDate; readonly end: CivilDate } | null
}

interface Instalment {
  readonly billing: Billing
  readonly number: number
  readonly of: number
}

/** Without what is paid in one sum: 'Parcela 1 de 1' is no monthly charge. By due date. */
function listInstalments(billings: readonly Billing[]): Instalment[] {
  return billings
    .flatMap((billing) => {
      const kind = toBillingKind(billing)
      return kind.kind === 'installment' && kind.of > 1 ? [{ ...kind, billing }] : []
    })
    .sort((a, b) => (a.billing.dueDate < b.billing.dueDate ? -1 : 1))
}

const monthOf = (date: CivilDate) => date.slice(0, 7)

/**
 * Whether a series of instalments is running in the month of a day. Counted from its first instalment to its
 * last, billed or not.
 */
function isRunning(series: readonly Instalment[], today: CivilDate): boolean {
  const starts = series.map(({ billing, number }) => addMonths(billing.dueDate, 1 - number))
  const ends = series.map(({ billing, number, of }) => addMonths(billing.dueDate, of - number))
  const month = monthOf(today)
  return (
    starts.some((start) => monthOf(start) <= month) && ends.some((end) => monthOf(end) >= month)
  )
}

/**
 * The instalments of the contract, by due date: those with the same description and number of instalments. If
 * there are several such series, the one that runs today is chosen, then the longest, then the latest:
 * nothing else distinguishes the contract from an agreement that is paid at the same time.
 */
function findContractSeries(billings: readonly Billing[], today: CivilDate): readonly Instalment[] {
  const all = new Map<string, Instalment[]>()
  for (const one of listInstalments(billings)) {
    const name = `${one.of} ${toBillingDetail(one.billing)}`
    all.set(name, [...(all.get(name) ?? []), one])
  }
  const [best] = [...all.values()]
    .flatMap((series) => {
      const latest = series.at(-1)
      return latest ? [{ series, latest, runs: Number(isRunning(series, today)) }] : []
    })
    .sort(
      (a, b) =>
        b.runs - a.runs ||
        b.latest.of - a.latest.of ||
        (a.latest.billing.dueDate < b.latest.billing.dueDate ? 1 : -1),
    )
  return best?.series ?? []
}

const dayOf = ({ billing }: Instalment) => toDateParts(billing.dueDate).day

const isMonthEnd = ({ billing }: Instalment) => toDateParts(addDays(billing.dueDate, 1)).day === 1

/**
 * The due day of the latest instalment. If that is the last day of a month, which may be a short one, the
 * largest due day of the series. None of all months if another instalment to come is due on another day.
 */
function toDueDay(series: readonly Instalment[], today: CivilDate): ContractSummary['dueDay'] {
  const latest = series.at(-1)
  if (!latest) return null
  const day = isMonthEnd(latest) ? Math.max(...series.map(dayOf)) : dayOf(latest)
  const isOn = (one: Instalment) => dayOf(one) === day || (isMonthEnd(one) && dayOf(one) < day)
  const toCome = series.filter(({ billing }) => billing.dueDate >= today)
  return toCome.every(isOn) ? day : 'varies'
}

/**
 * The terms of the contract. Due day and monthly value are those of its latest instalment; it runs for 12
 * months from the sale.
 * @param billings of the customer, in any order
 * @param saleDate of the customer, read with `detailed`
 * @param today in the firm's time zone
 */
export function toContractSummary(
  billings: readonly Billing[],
  saleDate: Customer['saleDate'],
  context: FinanceContext,
  today: CivilDate,
): ContractSummary {
  const series = findContractSeries(billings, today)
  const start = saleDate ? civilDateFrom(saleDate, context.conventions.timeZone) : null
  return {
    dueDay: toDueDay(series, today),
    termDays: context.isSpecificDemand ? SPECIFIC_DEMAND_DUE_DAYS : 0,
    monthlyValue: series.at(-1)?.billing.value ?? null,
    period: start === null ? null : { start, end: addMonths(start, CONTRACT_MONTHS) },
  }
}
