import { sql } from 'drizzle-orm'

/**
 * What a selected user does not want to be told of, see `isMuted` of the SDK. Written out, since drizzle
 * leaves the tables' names away in the fields of a select from one table.
 */
export const mutedOf = sql<string[]>`coalesce((select ns.muted from notification_settings ns
  where ns.user_id = users.id), '{}')`
