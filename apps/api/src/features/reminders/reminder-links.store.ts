import { eq, inArray } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { reminderDemands } from '../../tables/reminders.table.ts'

/** Links a reminder to a demand; no effect if they are linked already. */
export const insertLink = (link: Required<typeof reminderDemands.$inferInsert>) =>
  toCommand(build.insert(reminderDemands).values(link).onConflictDoNothing())

/** Removes some links. */
export const removeLinks = (ids: readonly string[]) =>
  toCommand(build.delete(reminderDemands).where(inArray(reminderDemands.id, [...ids])))

/** The reminder of a link, if the principal may see its demand. */
export const selectLinkedReminder = (id: string) =>
  toCommand(
    build
      .select({ reminderId: reminderDemands.reminderId })
      .from(reminderDemands)
      .where(eq(reminderDemands.id, id)),
  )
