import { date, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, as ISO text in UTC with milliseconds on both sides. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** A calendar day in America/Sao_Paulo, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Primary key: a UUID of version 7 that the application makes, see `createId`. */
export const id = () => uuid('id').primaryKey()
