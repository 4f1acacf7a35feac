import type { SQL } from 'drizzle-orm'

/** What a statement gives back that selects these columns: values of tables' columns, and of SQL by its declared type. */
export type RowOf<Columns> = {
  readonly [K in keyof Columns]: Columns[K] extends SQL<infer Value>
    ? Value
    : Columns[K] extends { _: { data: infer Data; notNull: infer NotNull } }
      ? NotNull extends true
        ? Data
        : Data | null
      : never
}
