import { toReminderNumber } from '@tramite/core/reminders'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { holdsWords } from '../../db/holds-words.ts'
import { countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { PageCommands, PageStart } from '../../http/page.ts'
import { reminderArchives, reminders } from '../../tables/reminders.table.ts'
import {
  isFiledHere,
  type ReminderRow,
  type ReminderView,
  reminderColumns,
  shownLinks,
} from './reminder-columns.ts'
import type { ReminderSort } from './reminder-order.ts'

/** The filter of a list of reminders. Days inclusive. */
export interface ReminderFilter {
  readonly customerId?: string
  /** Part of the name, or the number. */
  readonly name?: string
  readonly type?: ReminderRow['type']
  readonly startDate?: string
  readonly endDate?: string
  /** Archived by the current business, or not. */
  readonly reminderFiled?: boolean
  /** Linked to this demand. */
  readonly demandId?: string
  /** Linked to no demand that the principal may see. */
  readonly free?: boolean
}

/**
 * The reminders visible to the principal: those of their customer; for staff all, or those of the
 * customer of the active business. Row-level security enforces the same.
 */
const reachable = ({ businessId, businessIds }: ReminderView): SQL =>
  businessIds !== null
    ? sql`${reminders.customerId} = (select app_customer())`
    : businessId === null
      ? sql`(select app_staff())`
      : sql`(select app_staff()) and ${reminders.customerId} =
          (select b.customer_id from businesses b where b.id = ${businessId})`

function toCondition(filter: ReminderFilter, view: ReminderView) {
  const { customerId, name, type, startDate, endDate, reminderFiled, demandId, free } = filter
  const text = name?.trim()
  const number = text ? toReminderNumber(text) : null
  return and(
    reachable(view),
    customerId === undefined ? undefined : eq(reminders.customerId, customerId),
    text
      ? or(
          holdsWords(sql`${reminders.nameFolded}`, text),
          number === null ? undefined : eq(reminders.number, number),
        )
      : undefined,
    type === undefined ? undefined : eq(reminders.type, type),
    startDate === undefined ? undefined : sql`${reminders.dueDate} >= ${startDate}::date`,
    endDate === undefined ? undefined : sql`${reminders.dueDate} <= ${endDate}::date`,
    reminderFiled === undefined ? undefined : sql`${isFiledHere(view)} = ${reminderFiled}::boolean`,
    demandId === undefined
      ? undefined
      : sql`${demandId}::uuid in (select s.demand_id from (${shownLinks(view)}) s)`,
    free ? sql`not exists (${shownLinks(view)})` : undefined,
  )
}

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectReminders(
  filter: ReminderFilter,
  view: ReminderView,
  { orderBy, behind }: ReminderSort,
  { limit, offset, after }: PageStart,
): PageCommands<ReminderRow> {
  const condition = toCondition(filter, view)
  return [
    toCommand(
      build
        .select(reminderColumns(view))
        .from(reminders)
        .where(and(condition, after ? behind(after) : undefined))
        .orderBy(...orderBy)
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(reminders, condition),
  ]
}

const one = (id: string, view: ReminderView) =>
  build
    .select(reminderColumns(view))
    .from(reminders)
    .where(and(eq(reminders.id, id), reachable(view)))

/** A reminder by id. */
export const selectReminder = (id: string, view: ReminderView): Command<ReminderRow[]> =>
  toCommand(one(id, view))

/**
 * The same, locked against other writers until the transaction ends. Two statements: one that waits for a
 * writer still sees the earlier links of the reminder.
 */
export const lockReminder = (id: string, view: ReminderView) =>
  [
    toCommand(
      build
        .select({ id: reminders.id })
        .from(reminders)
        .where(and(eq(reminders.id, id), reachable(view)))
        .for('update'),
    ),
    selectReminder(id, view),
  ] as const

export const insertReminder = (row: typeof reminders.$inferInsert) =>
  toCommand(build.insert(reminders).values(row))

/** The editable columns of a reminder. */
export type ReminderColumns = Partial<
  Pick<
    typeof reminders.$inferInsert,
    | 'name'
    | 'type'
    | 'dueDate'
    | 'notifyDate'
    | 'usersNotification'
    | 'notifiedUsers'
    | 'attachments'
    | 'link'
  >
>

/** Writes a change with optimistic locking: the version is incremented. */
export const changeReminder = (id: string, changes: ReminderColumns, now: Date) =>
  toCommand(
    build
      .update(reminders)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${reminders.version} + 1` })
      .where(eq(reminders.id, id)),
  )

export const removeReminder = (id: string) =>
  toCommand(build.delete(reminders).where(eq(reminders.id, id)))

/** The given reminders that belong to the principal's customer, and when and by whom a business has archived them. */
export const selectArchives = (ids: readonly string[], businessId: string) =>
  toCommand(
    build
      .select({
        id: reminders.id,
        customerId: reminders.customerId,
        filedAt: reminderArchives.createdAt,
        filedByName: reminderArchives.userName,
      })
      .from(reminders)
      .leftJoin(
        reminderArchives,
        and(
          eq(reminderArchives.reminderId, reminders.id),
          eq(reminderArchives.businessId, businessId),
        ),
      )
      .where(
        and(
          inArray(reminders.id, [...ids]),
          sql`${reminders.customerId} = (select app_customer())`,
        ),
      ),
  )

/** Archives reminders for a business; the first of two concurrent ones counts. */
export const insertArchives = (records: Required<typeof reminderArchives.$inferInsert>[]) =>
  toCommand(build.insert(reminderArchives).values(records).onConflictDoNothing())

/** Unarchives reminders of a business. */
export const removeArchives = (ids: readonly string[], businessId: string) =>
  toCommand(
    build
      .delete(reminderArchives)
      .where(
        and(
          inArray(reminderArchives.reminderId, [...ids]),
          eq(reminderArchives.businessId, businessId),
        ),
      ),
  )

/**
 * Transfers the reminders of a user, and their entries among the notified, to another of the same
 * customer; returns those that it changed.
 * @param customerId null for people of the firm
 */
export const handRemindersOver = (
  userId: string,
  heir: { readonly id: string; readonly name: string },
  customerId: string | null,
): Command<{ id: string }[]> => {
  const inherit = (column: typeof reminders.usersNotification | typeof reminders.notifiedUsers) =>
    sql`case when ${heir.id}::uuid = any(${column}) then array_remove(${column}, ${userId}::uuid)
      else array_replace(${column}, ${userId}::uuid, ${heir.id}::uuid) end`
  const own = sql`${reminders.userId} = ${userId}::uuid`
  return toCommand(
    build
      .update(reminders)
      .set({
        userId: sql`case when ${own} then ${heir.id}::uuid else ${reminders.userId} end`,
        userName: sql`case when ${own} then ${heir.name} else ${reminders.userName} end`,
        usersNotification: inherit(reminders.usersNotification),
        notifiedUsers: inherit(reminders.notifiedUsers),
        version: sql`${reminders.version} + 1`,
      })
      .where(
        and(
          sql`(${own} or ${userId}::uuid = any(${reminders.usersNotification}))`,
          customerId === null ? undefined : eq(reminders.customerId, customerId),
        ),
      )
      .returning({ id: reminders.id }),
  )
}
