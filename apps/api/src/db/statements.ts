import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import type { PgQueryResultHKT, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from 'drizzle-orm/pg-core'
import type { Command, Rows } from './command.ts'

interface SelectedField {
  readonly path: readonly string[]
}
type Read<T> = (rows: Rows) => T

/**
 * Rows as objects of the selected names. The values keep the types of `row-values.ts`: columns use
 * drizzle's `mode: 'string'` for instants and days, so that no column has to be converted again.
 */
function toRowReader(fields: readonly SelectedField[]): Read<Record<string, unknown>[]> {
  const paths = fields.map(({ path }) => path)
  return ({ rows }) =>
    rows.map((row) => {
      const object: Record<string, unknown> = {}
      for (let i = 0; i < paths.length; i += 1) {
        const [name = '', inner] = paths[i] ?? []
        if (inner === undefined) object[name] = row[i]
        else object[name] = { ...(object[name] as object | undefined), [inner]: row[i] }
      }
      return object
    })
}

/** A drizzle query that can give its SQL, and never sends anything. */
class Statement<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  readonly #name: string | undefined
  readonly #read: Read<unknown>

  constructor(query: Query, name: string | undefined, read: Read<unknown>) {
    super(query, undefined, undefined)
    this.#name = name
    this.#read = read
  }

  bind(values: Record<string, unknown>): Command<T['execute']> {
    return {
      ...(this.#name && { name: this.#name }),
      text: this.query.sql,
      params: fillPlaceholders(this.query.params, values),
      read: this.#read as Read<T['execute']>,
    }
  }

  override execute(): Promise<T['execute']> {
    throw new Error('Send a statement with `run`, so that it belongs to a transaction')
  }
}

class StatementSession extends PgSession {
  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedField[] | undefined,
    name: string | undefined,
  ): PgPreparedQuery<T> {
    return new Statement<T>(query, name, fields ? toRowReader(fields) : (rows) => rows.count)
  }

  override transaction<T>(): Promise<T> {
    throw new Error('Transactions belong to the Database port')
  }
}

const dialect = new PgDialect()

/**
 * Drizzle's query builder without a connection: it builds statements, the Database port sends them.
 * Statements of every request are prepared once, with a name: `build.select()….prepare('name')`.
 */
export const build = new PgDatabase<PgQueryResultHKT, Record<string, never>>(
  dialect,
  new StatementSession(dialect),
  undefined,
)

/** A query of `build` that has been given a name. */
export type PreparedQuery<T> = PgPreparedQuery<PreparedQueryConfig & { execute: T }>

/** A query of `build` that has not been given a name. */
interface Preparable<T> {
  prepare(name: string): PreparedQuery<T>
  getSQL(): SQL
}

function isPrepared<T>(query: PreparedQuery<T> | Preparable<T>): query is PreparedQuery<T> {
  return query instanceof PgPreparedQuery
}

/**
 * The command of a query of `build`.
 * @param query prepared with a name for a hot statement, or as built for any other
 * @param values of its placeholders
 */
export function toCommand<T>(
  query: PreparedQuery<T> | Preparable<T>,
  values: Record<string, unknown> = {},
): Command<T> {
  const prepared = isPrepared(query) ? query : prepareOnce(query)
  if (!(prepared instanceof Statement)) throw new Error('A query must come from `build`')
  return prepared.bind(values)
}

function prepareOnce<T>(query: Preparable<T>) {
  // Drizzle asks for a name; an empty one is PostgreSQL's unnamed statement, parsed each time.
  return query.prepare('')
}

/** The command of raw SQL: `sql` of drizzle, whose values travel as parameters. */
export function sqlCommand<T>(query: SQL, read: (rows: Rows) => T, name?: string): Command<T> {
  const { sql, params } = dialect.sqlToQuery(query)
  return { ...(name !== undefined && { name }), text: sql, params, read }
}
