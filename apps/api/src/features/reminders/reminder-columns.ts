import type { components } from '@tramite/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Principal } from '../../db/principal.ts'
import type { RowOf } from '../../db/row-of.ts'
import { reminders } from '../../tables/reminders.table.ts'
import { demandExists } from '../visibility/demand-scope.ts'

export type Reminder = components['schemas']['Reminder']

/** The perspective from which reminders are viewed. */
export interface ReminderView {
  /** The current business; null for staff without one, and for users who have none. */
  readonly businessId: string | null
  /** Businesses whose demands and archive records are visible; null for staff, who see all. */
  readonly businessIds: readonly string[] | null
}

/** The view of a request: without a header the user's first business is the current one. */
export function toView(principal: Principal, businessId: string | null): ReminderView {
  if (principal.staff) return { businessId, businessIds: null }
  const { businessIds } = principal
  return { businessId: businessId ?? businessIds[0] ?? null, businessIds }
}

const among = (column: SQL, { businessIds }: ReminderView) =>
  businessIds === null ? sql`true` : sql`${column} = any(${sql.param(businessIds)}::uuid[])`

// Written out, since drizzle omits the tables' names in the fields of a select from one table.
const visible = demandExists({
  customerId: sql`d.customer_id`,
  private: sql`d.private`,
  userId: sql`d.user_id`,
  privateUsers: sql`d.private_users`,
})

/** The links of the selected reminder to demands visible to the principal. */
export const shownLinks = (view: ReminderView): SQL => sql`select l.id, l.demand_id
  from reminder_demands l join demands d on d.id = l.demand_id
  where l.reminder_id = reminders.id and d.customer_id = reminders.customer_id
    and ${visible} and ${among(sql`d.business_id`, view)}`

/** Whether the current business has archived the selected reminder. */
export const isFiledHere = ({ businessId }: ReminderView): SQL<boolean> =>
  sql`exists (select from reminder_archives a
    where a.reminder_id = reminders.id and a.business_id = ${businessId}::uuid)`

/** What answers show of a reminder, for `build.select`. */
export const reminderColumns = (view: ReminderView) => ({
  id: reminders.id,
  number: reminders.number,
  customerId: reminders.customerId,
  userId: reminders.userId,
  userName: reminders.userName,
  userType: reminders.userType,
  name: reminders.name,
  nameFolded: reminders.nameFolded,
  type: reminders.type,
  dueDate: reminders.dueDate,
  notifyDate: reminders.notifyDate,
  usersNotification: reminders.usersNotification,
  notifiedUsers: reminders.notifiedUsers,
  attachments: reminders.attachments,
  link: reminders.link,
  version: reminders.version,
  createdAt: reminders.createdAt,
  updatedAt: reminders.updatedAt,
  people: sql<{ id: string; name: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name)
      order by array_position(reminders.users_notification, u.id)), '[]')
    from users u where u.id = any(reminders.users_notification))`,
  archives: sql<{ businessWhoFiled: string; createdAt: string; userName: string | null }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('businessWhoFiled', a.business_id, 'userName', a.user_name,
      'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by a.created_at, a.business_id), '[]')
    from reminder_archives a
    where a.reminder_id = reminders.id and ${among(sql`a.business_id`, view)})`,
  links: sql<{ id: string; demandId: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'demandId', s.demand_id)
      order by s.id), '[]')
    from (${shownLinks(view)}) s)`,
})

/** A reminder with its links. */
export type ReminderRow = RowOf<ReturnType<typeof reminderColumns>>

/**
 * A reminder as the contract shows it.
 * @param shortLabel of the firm, shown instead of its people
 */
export function toReminder(
  row: ReminderRow,
  { businessId }: ReminderView,
  shortLabel: string,
): Reminder {
  const { userId, userName, userType, dueDate, notifyDate, people, archives, links } = row
  const filed = archives.find(({ businessWhoFiled }) => businessWhoFiled === businessId) ?? null
  return {
    id: row.id,
    externalId: row.number,
    customerId: row.customerId,
    name: row.name,
    type: row.type,
    duoDate: dueDate,
    dateToNotify: notifyDate,
    usersNotification: [...row.usersNotification],
    ReminderUserNotifications: people.map((User) => ({ User })),
    attachmentsLinks: row.attachments.map(({ key }) => key),
    files: [...row.attachments],
    link: row.link,
    createdBy: userType === 'CUSTOMER' ? userName : shortLabel,
    User: { id: userId, type: userType, name: userName },
    reminderFiled: filed !== null,
    filed,
    ReminderFileds: [...archives],
    ReminderDemands: [...links],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
