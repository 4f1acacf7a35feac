import { sql } from 'drizzle-orm'

/**
 * The kinds of news that a selected user has muted, see `isMuted` of the SDK. Written out, since drizzle
 * omits the tables' names in the fields of a select from one table.
 */
export const mutedOf = sql<string[]>`coalesce((select ns.muted from notification_settings ns
  where ns.user_id = users.id), '{}')`
