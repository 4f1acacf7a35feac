import { compareTexts, toSortKey } from '../fold-text.ts'
import type { DemandOrder } from './demand-orders.ts'
import { demandStatuses, type Turn, whoseTurn } from './demand-status.ts'
import { MARK_REGISTRATION_TYPE } from './demand-types.ts'
import type { DemandKind, DemandStatus, DemandSummary } from './demands.types.ts'

/** The fields that the sort orders compare. */
export type OrderedDemand = Pick<
  DemandSummary,
  'externalId' | 'name' | 'updatedAt' | 'deleveryForecast' | 'statusKey' | 'validationDate'
>

type Comparator = (a: OrderedDemand, b: OrderedDemand) => number

const byForecast =
  (nulls: -1 | 1): Comparator =>
  (a, b) => {
    const [first, second] = [a.deleveryForecast, b.deleveryForecast]
    if (first === null) return second === null ? 0 : nulls
    return second === null ? -nulls : compareTexts(first, second)
  }

/**
 * Sort order by whose turn it is: the customer first (replies before validations, since work is blocked
 * on them), then the firm, finished last.
 */
const turnRanks: Readonly<Record<Turn, number>> = {
  customer: 0,
  customerValidation: 1,
  firm: 2,
  triage: 2,
  queue: 3,
  blocked: 3,
  none: 4,
}

/** A demand that is blocked comes after the firm's, whether in a journey or not. */
const rankOf = (demand: OrderedDemand) => turnRanks[whoseTurn({ ...demand, journey: null })]

const comparators: Readonly<Record<DemandOrder, Comparator>> = {
  idAsc: (a, b) => a.externalId - b.externalId,
  idDesc: (a, b) => b.externalId - a.externalId,
  name: (a, b) => compareTexts(toSortKey(a.name), toSortKey(b.name)),
  updatedAt: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  forecastNullsFirst: byForecast(-1),
  forecastNullsLast: byForecast(1),
  turn: (a, b) => rankOf(a) - rankOf(b) || byForecast(1)(a, b),
}

/**
 * Compares two demands in a sort order of the list: id by the number people quote, name A to Z and by the
 * size of numbers, update date newest first, forecast earliest first, turn with the customer's first and by
 * forecast within.
 * Ties: the newer demand first.
 */
export function compareDemands(order: DemandOrder): Comparator {
  const comparator = comparators[order]
  return (a, b) => comparator(a, b) || comparators.idDesc(a, b)
}

/**
 * Whether the demands page lists a demand. The registration of a mark has a page of its own and is listed
 * only while it waits for the customer. The server's lists apply the same rule.
 */
export function isOnDemandsPage(
  demand: Pick<DemandSummary, 'demandTypeName' | 'statusKey'>,
): boolean {
  return demand.demandTypeName !== MARK_REGISTRATION_TYPE || demand.statusKey === 'PENDING'
}

/** The customer's tag from whose date on new demands count as specific. */
export const SPECIFIC_DEMAND_TAG = 'Demanda Específica'

/** Since when a customer's demands are specific; null when the lists are not split. */
export function specificDemandsSince(
  tags: readonly { readonly name: string; readonly createdAt: string }[],
): string | null {
  return tags.find(({ name }) => name === SPECIFIC_DEMAND_TAG)?.createdAt ?? null
}

/** Whether the list of a status shows one side of the split at a time. */
export const isSplitStatus = (statusKey: DemandStatus): boolean =>
  statusKey === 'FINISHED' || statusKey === 'BLOCKED'

/**
 * Which side of the split of the delivered and blocked lists a demand is on. The server's lists apply the
 * same rule.
 */
export function toDemandKind(demand: Pick<DemandSummary, 'createdAt'>, since: string): DemandKind {
  return Date.parse(demand.createdAt) > Date.parse(since) ? 'specific' : 'advisory'
}

/** A status count with at least two digits, '03'; from 100 on the full number. */
export function formatCount(count: number): string {
  return String(count).padStart(2, '0')
}

/** Total number of demands in all statuses. */
export function countAll(counts: Readonly<Record<DemandStatus, number>>): number {
  return demandStatuses.reduce((sum, statusKey) => sum + counts[statusKey], 0)
}
