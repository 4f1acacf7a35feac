import { sql } from 'drizzle-orm'
import { reminderArchives } from '../../tables/reminders.table.ts'

/** The businesses that have archived a reminder, in a select of reminders. */
export const filedBy = sql<string[]>`array(select a.business_id from ${reminderArchives} a
  where a.reminder_id = reminders.id)`
