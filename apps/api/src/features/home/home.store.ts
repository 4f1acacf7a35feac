import type { CivilDate } from '@tramite/core/calendar'
import { type DemandStatus, firmStatuses } from '@tramite/core/demands'
import { HOME_COMING_MAX, HOME_OVERDUE_MAX, HOME_TASKS_MAX } from '@tramite/core/home'
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { type SummaryRow, summaryColumns } from '../demands/demand-columns.ts'
import { countsByStatus } from '../demands/demand-total.ts'
import { selectOpenBillings } from '../finance/billings.store.ts'
import {
  type BusinessScope,
  inScope,
  scopeValue,
  visibleDemand,
} from '../visibility/demand-scope.ts'
import { selectWaitingCount, waitsForCustomer } from './business-counts.store.ts'

type Kind = BusinessScope['kind']

/** Maximum number of demands in a list of the home page. */
const HOME_LIST_MAX = 100

/** The filter of the home page. */
export interface HomeFilter {
  /** Only demands of this status in the lists of the groups. */
  readonly statusKey?: DemandStatus
  readonly limit?: number
}

const withStatus = (...statuses: DemandStatus[]) => inArray(demands.statusKey, statuses)

const ofGroup = (...statuses: DemandStatus[]) =>
  and(
    withStatus(...statuses),
    sql`(${sql.placeholder('statusKey')}::text is null
      or ${demands.statusKey} = ${sql.placeholder('statusKey')}::text)`,
  )

// A skipped feedback can still be given. The creator and the followers of a demand are asked for it.
const awaitsFeedback = and(
  withStatus('FINISHED'),
  sql`(${demands.feedbackId} is null or ${demands.feedbackSkipped})`,
  sql`(${demands.userId} = (select app_user()) or (select app_user()) = any(${demands.following}))`,
)

const list = (name: string, kind: Kind, condition: SQL | undefined, ...first: SQL[]) =>
  build
    .select(summaryColumns)
    .from(demands)
    .where(and(inScope(kind), visibleDemand, condition))
    .orderBy(...first, desc(demands.updatedAt), desc(demands.number))
    .limit(sql.placeholder('limit'))
    .prepare(`select_home_${name}_${kind}`)

/** In the order of `compareWaiting` of the SDK. */
const waiting = (kind: Kind) =>
  build
    .select(summaryColumns)
    .from(demands)
    .where(and(inScope(kind), visibleDemand, waitsForCustomer))
    .orderBy(
      sql`${demands.statusKey} <> 'PENDING'`,
      asc(demands.statusChangedAt),
      asc(demands.number),
    )
    .limit(HOME_TASKS_MAX)
    .prepare(`select_home_waiting_${kind}`)

/** Demands that the firm works on, by a condition on their forecast. */
const ofFirm = (kind: Kind, day: SQL) =>
  build
    .select(summaryColumns)
    .from(demands)
    .where(and(inScope(kind), visibleDemand, withStatus(...firmStatuses), day))

const coming = (kind: Kind) =>
  ofFirm(kind, sql`${demands.forecastOrFirst} >= ${sql.placeholder('today')}::date`)
    .orderBy(asc(demands.forecastOrFirst), asc(demands.number))
    .limit(HOME_COMING_MAX)
    .prepare(`select_home_coming_${kind}`)

const overdue = (kind: Kind) =>
  ofFirm(kind, sql`${demands.deleveryForecast} < ${sql.placeholder('today')}::date`)
    .orderBy(asc(demands.deleveryForecast), asc(demands.number))
    .limit(HOME_OVERDUE_MAX)
    .prepare(`select_home_overdue_${kind}`)

const prepare = (kind: Kind) => ({
  active: list('active', kind, ofGroup(...firmStatuses)),
  pending: list('pending', kind, ofGroup('PENDING')),
  finished: list('finished', kind, ofGroup('FINISHED')),
  delivered: list('delivered', kind, withStatus('FINISHED'), sql`not (${waitsForCustomer})`),
  awaitingFeedback: list('awaiting_feedback', kind, awaitsFeedback),
  counts: countsByStatus(kind).prepare(`count_home_${kind}`),
  waiting: waiting(kind),
  coming: coming(kind),
  overdue: overdue(kind),
})
const statements = { one: prepare('one'), many: prepare('many'), all: prepare('all') } as const

/**
 * The content of the home page: the newest demands of each group, the number of demands by status, the first
 * of those that wait for the customer and their number, those due next, those overdue longest, and the open
 * invoices. If only delivered demands are requested, those that wait for validation come first.
 * @param today in the firm's time zone
 */
export function selectHome(
  scope: BusinessScope,
  today: CivilDate,
  { statusKey, limit = HOME_LIST_MAX }: HomeFilter = {},
) {
  const prepared = statements[scope.kind]
  const values = { scope: scopeValue(scope), statusKey: statusKey ?? null, limit, today }
  const rows = (query: typeof prepared.active): Command<SummaryRow[]> => toCommand(query, values)
  return [
    rows(prepared.active),
    rows(prepared.pending),
    rows(statusKey === 'FINISHED' ? prepared.delivered : prepared.finished),
    rows(prepared.awaitingFeedback),
    toCommand(prepared.counts, values),
    toCommand(prepared.waiting, values),
    selectWaitingCount(scope),
    toCommand(prepared.coming, values),
    toCommand(prepared.overdue, values),
    selectOpenBillings(),
  ] as const
}
