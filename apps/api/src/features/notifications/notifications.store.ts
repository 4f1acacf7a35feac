import { and, desc, eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { type BusinessScope, inScope, scopeValue, visibleDemand } from '../demands/demand-scope.ts'
import { demands } from '../demands/demands.table.ts'
import { notifications } from './notifications.table.ts'

type Kind = BusinessScope['kind']

const own = sql`${notifications.userId} = (select app_user())`

// A demand that turned private since takes its notifications along.
const shown = (kind: Kind) =>
  and(
    own,
    sql`(${notifications.demandId} is null or exists (select from ${demands}
      where ${and(sql`${demands.id} = ${notifications.demandId}`, inScope(kind), visibleDemand)}))`,
  )

const list = (kind: Kind) =>
  build
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
    .where(shown(kind))
    // Ids are made in the order of creation.
    .orderBy(desc(notifications.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`select_notifications_${kind}`)

const counts = (kind: Kind) =>
  build
    .select({
      total: sql<number>`count(*)`,
      unread: sql<number>`count(*) filter (where not ${notifications.isReaded})`,
    })
    .from(notifications)
    .where(shown(kind))
    .prepare(`count_notifications_${kind}`)

const statements = {
  one: { list: list('one'), counts: counts('one') },
  many: { list: list('many'), counts: counts('many') },
  all: { list: list('all'), counts: counts('all') },
} as const

/** A page of the principal's notifications, newest first, and how many there are. */
export function selectNotifications(scope: BusinessScope, limit: number, offset: number) {
  const { list, counts } = statements[scope.kind]
  const values = { scope: scopeValue(scope), limit, offset }
  return [toCommand(list, values), toCommand(counts, values)] as const
}

const markRead = build
  .update(notifications)
  // `updatedAt` stays: it is the time that people see beside the text.
  .set({ isReaded: true })
  .where(and(own, eq(notifications.isReaded, false)))
  .prepare('read_notifications')

/** Marks every notification of the principal as read. */
export const markNotificationsRead = () => toCommand(markRead)
