import { type AnyPgColumn, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, as ISO text in UTC with milliseconds on both sides. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** A calendar day in the firm's time zone, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Primary key: a UUID of version 7 that the application makes, see `createId`. */
export const id = () => uuid('id').primaryKey()

/** The id of what a row belongs to and goes with. */
export const belongsTo = <Name extends string>(name: Name, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' })

/** Text that sorts by code point whatever the collation of the database, as the SDK sorts it. */
export const codePointText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
})

/** What a text is found by, as `toSearchWords` makes it. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })
