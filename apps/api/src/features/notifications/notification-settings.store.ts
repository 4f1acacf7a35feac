import { sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { notificationSettings } from '../../tables/notification-settings.table.ts'

const select = build
  .select({ muted: notificationSettings.muted })
  .from(notificationSettings)
  .where(sql`${notificationSettings.userId} = (select app_user())`)
  .prepare('select_notification_settings')

/** The kinds that the principal has muted; no row if they never did. */
export const selectMuted = () => toCommand(select)

/**
 * Turns a kind on a channel on or off for the principal; other settings stay, also those set in another
 * tab.
 */
export function writeSetting(key: string, enabled: boolean, now: Date) {
  const without = sql`array_remove(${notificationSettings.muted}, ${key})`
  const updatedAt = now.toISOString()
  return toCommand(
    build
      .insert(notificationSettings)
      .values({
        userId: sql`(select app_user())`,
        muted: enabled ? [] : [key],
        updatedAt,
      })
      .onConflictDoUpdate({
        target: notificationSettings.userId,
        set: { muted: enabled ? without : sql`array_append(${without}, ${key})`, updatedAt },
      })
      .returning({ muted: notificationSettings.muted }),
  )
}
