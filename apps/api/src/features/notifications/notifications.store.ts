import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { byShape, givenFilters } from '../../db/statement-shapes.ts'
import { build, toCommand } from '../../db/statements.ts'
import { listById, type PageStart } from '../../http/page.ts'
import { demands } from '../../tables/demands.table.ts'
import { notifications } from '../../tables/notifications.table.ts'
import {
  type BusinessScope,
  inScope,
  scopeValue,
  visibleDemand,
} from '../visibility/demand-scope.ts'

type Kind = BusinessScope['kind']

const own = sql`${notifications.userId} = (select app_user())`

// Notifications of a demand that has turned private are hidden with it. A scalar subquery by the
// demand's key: with `exists` behind an `or` all demands of the business would be read first.
const ofShownDemand = (kind: Kind, demandId: SQLWrapper) =>
  sql`coalesce((select ${and(inScope(kind), visibleDemand)} from ${demands}
    where ${demands.id} = ${demandId}), ${demandId} is null)`

/** The filter of the list. Instants in ISO, the end exclusive; texts as typed. */
export interface NotificationFilter {
  readonly from?: string
  readonly until?: string
  /** Part of the title or the description. */
  readonly text?: string
  readonly isReaded?: boolean
  /** Only those older than this one: the page after a cursor. */
  readonly before?: string
}

const value = (name: keyof NotificationFilter) => sql.placeholder(name)

const conditions: { readonly [K in keyof Required<NotificationFilter>]: SQL } = {
  from: sql`${notifications.createdAt} >= ${value('from')}::timestamptz`,
  until: sql`${notifications.createdAt} < ${value('until')}::timestamptz`,
  text: sql`strpos(fold_text(concat(${notifications.title}, ' ', ${notifications.description})),
    fold_text(${value('text')})) > 0`,
  isReaded: sql`${notifications.isReaded} = ${value('isReaded')}::boolean`,
  // Ids are made in the order of creation.
  before: sql`${notifications.id} < ${value('before')}::uuid`,
}
const filterNames = Object.keys(conditions) as (keyof NotificationFilter)[]

const statementsOf = byShape(
  (kind: Kind, filters: readonly (keyof NotificationFilter)[], shape) => {
    const counted = filters.filter((name) => name !== 'before').map((name) => conditions[name])
    const matching = and(sql`true`, ...counted)
    const page = build
      .select({
        id: notifications.id,
        title: notifications.title,
        description: notifications.description,
        link: notifications.link,
        type: notifications.type,
        isReaded: notifications.isReaded,
        createdAt: notifications.createdAt,
        updatedAt: notifications.updatedAt,
      })
      .from(notifications)
      .where(
        and(
          own,
          ofShownDemand(kind, notifications.demandId),
          matching,
          filters.includes('before') ? conditions.before : undefined,
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    // Evaluated once per demand, since a year of notifications names the same demands again and again.
    const perDemand = build
      .select({
        demandId: notifications.demandId,
        total: sql<number>`count(*) filter (where ${matching})`.as('total'),
        unread: sql<number>`count(*) filter (where not ${notifications.isReaded})`.as('unread'),
        unseen:
          sql<number>`count(*) filter (where not (${notifications.isSeen} or ${notifications.isReaded}))`.as(
            'unseen',
          ),
      })
      .from(notifications)
      .where(own)
      .groupBy(notifications.demandId)
      .as('per_demand')
    const sum = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::bigint`
    const counts = build
      .select({
        total: sum(perDemand.total),
        unread: sum(perDemand.unread),
        unseen: sum(perDemand.unseen),
      })
      .from(perDemand)
      .where(ofShownDemand(kind, perDemand.demandId))
    return {
      page: page.prepare(`select_notifications_${shape}`),
      counts: counts.prepare(`count_notifications_${shape}`),
    }
  },
)

/** Notifications from the newest on. */
export const notificationList = listById('notifications')

/**
 * A page of the principal's notifications, newest first, and one more if there is one; how many pass the
 * filter, and how many are unread or unseen regardless of it.
 */
export function selectNotifications(
  scope: BusinessScope,
  filter: Omit<NotificationFilter, 'before'>,
  { limit, offset, after }: PageStart,
) {
  const [before] = after ?? []
  const placed = before === undefined ? filter : { ...filter, before }
  const { page, counts } = statementsOf(scope.kind, givenFilters(filterNames, placed))
  const values = { ...placed, scope: scopeValue(scope), limit: limit + 1, offset }
  return [toCommand(page, values), toCommand(counts, values)] as const
}

const marksOf = byShape((kind: Kind, _filters: readonly never[], shape) => {
  const ofScope = ofShownDemand(kind, notifications.demandId)
  const read = build
    .update(notifications)
    // `updatedAt` stays: it is the time shown beside the text.
    .set({ isReaded: true, readAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(and(own, eq(notifications.isReaded, false), ofScope))
  const seen = build
    .update(notifications)
    .set({ isSeen: true })
    .where(and(own, eq(notifications.isSeen, false), ofScope))
  return {
    read: read.prepare(`read_notifications_${shape}`),
    seen: seen.prepare(`see_notifications_${shape}`),
  }
})

/** Marks every notification of the principal that the scope shows as read. */
export const markNotificationsRead = (scope: BusinessScope, now: Date) =>
  toCommand(marksOf(scope.kind, []).read, { scope: scopeValue(scope), now: now.toISOString() })

/** Marks every notification of the principal that the scope shows as seen. */
export const markNotificationsSeen = (scope: BusinessScope) =>
  toCommand(marksOf(scope.kind, []).seen, { scope: scopeValue(scope) })

const markOneRead = build
  .update(notifications)
  .set({
    isReaded: true,
    isSeen: true,
    readAt: sql`coalesce(${notifications.readAt}, ${sql.placeholder('now')}::timestamptz)`,
  })
  .where(and(own, sql`${notifications.id} = ${sql.placeholder('id')}::uuid`))
  .returning({ id: notifications.id })
  .prepare('read_notification')

/** Marks one notification of the principal as read; returns nothing for another user's. */
export const markNotificationRead = (id: string, now: Date) =>
  toCommand(markOneRead, { id, now: now.toISOString() })
