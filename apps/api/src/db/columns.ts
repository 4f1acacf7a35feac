import { type AnyPgColumn, customType, date, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, as ISO text in UTC with milliseconds in both directions. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' })

/** A calendar day in the firm's time zone, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' })

/** Primary key: a version 7 UUID made by the application, see `createId`. */
export const id = () => uuid('id').primaryKey()

/** The id of the row that a row belongs to and is deleted with. */
export const belongsTo = <Name extends string>(name: Name, owner: () => AnyPgColumn) =>
  uuid(name).notNull().references(owner, { onDelete: 'cascade' })

/** Text that sorts by code point whatever the collation of the database, as the SDK sorts it. */
export const codePointText = customType<{ data: string }>({
  dataType: () => 'text collate "C"',
})

/** The search words of a text, as `toSearchWords` makes them. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })
