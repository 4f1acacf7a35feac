import { type DemandStatus, firmStatuses } from '@tramite/core/demands'
import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { type SummaryRow, summaryColumns } from '../demands/demand-columns.ts'
import { countsByStatus } from '../demands/demand-total.ts'
import {
  type BusinessScope,
  inScope,
  scopeValue,
  visibleDemand,
} from '../visibility/demand-scope.ts'

type Kind = BusinessScope['kind']

/** Most demands of a list of the home page. */
const HOME_LIST_MAX = 100

/** What narrows the home page. */
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

// A skipped feedback can still be given. Whoever raised or follows a demand is asked for it.
const awaitsFeedback = and(
  withStatus('FINISHED'),
  sql`(${demands.feedbackId} is null or ${demands.feedbackSkipped})`,
  sql`(${demands.userId} = (select app_user()) or (select app_user()) = any(${demands.following}))`,
)

const list = (name: string, kind: Kind, condition: SQL | undefined) =>
  build
    .select(summaryColumns)
    .from(demands)
    .where(and(inScope(kind), visibleDemand, condition))
    .orderBy(desc(demands.updatedAt), desc(demands.number))
    .limit(sql.placeholder('limit'))
    .prepare(`select_home_${name}_${kind}`)

const prepare = (kind: Kind) => ({
  active: list('active', kind, ofGroup(...firmStatuses)),
  pending: list('pending', kind, ofGroup('PENDING')),
  finished: list('finished', kind, ofGroup('FINISHED')),
  awaitingFeedback: list('awaiting_feedback', kind, awaitsFeedback),
  counts: countsByStatus(kind).prepare(`count_home_${kind}`),
})
const statements = { one: prepare('one'), many: prepare('many'), all: prepare('all') } as const

/** The newest demands of each group of the home page, and how many of each status there are. */
export function selectHome(
  scope: BusinessScope,
  { statusKey, limit = HOME_LIST_MAX }: HomeFilter = {},
) {
  const { active, pending, finished, awaitingFeedback, counts } = statements[scope.kind]
  const values = { scope: scopeValue(scope), statusKey: statusKey ?? null, limit }
  const rows = (query: typeof active): Command<SummaryRow[]> => toCommand(query, values)
  return [
    rows(active),
    rows(pending),
    rows(finished),
    rows(awaitingFeedback),
    toCommand(counts, values),
  ] as const
}
