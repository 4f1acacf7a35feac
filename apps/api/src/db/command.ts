/** The database's answer to one command. */
export interface Rows {
  readonly fields: readonly string[]
  /** Values in the order of `fields`, already converted to JavaScript types (see `row-values.ts`). */
  readonly rows: readonly (readonly unknown[])[]
  /** Rows that a write touched. */
  readonly count: number
}

/** One statement with its values, ready to be sent with others in a single round trip. */
export interface Command<T = unknown> {
  /** Set for a hot statement: every connection parses it once under this name. */
  readonly name?: string
  readonly text: string
  readonly params: readonly unknown[]
  readonly read: (rows: Rows) => T
  /** Leaves a message in the outbox: the relay is notified once it is committed. */
  readonly leavesMessage?: true
}

/** The answers of a list of commands, in their order. */
export type Answers<C extends readonly Command[]> = {
  -readonly [K in keyof C]: C[K] extends Command<infer T> ? T : never
}

/** A connection to the database, used by one piece of work at a time. */
export interface Connection {
  /**
   * Sends the commands in one round trip. Outside of `begin` they form one transaction.
   * @throws DatabaseError of the first command that failed; none of the later ones has run
   */
  send(commands: readonly Command[]): Promise<Rows[]>
}

const nothing = () => undefined

/** A command whose answer is ignored. */
export function plainCommand(text: string, params: readonly unknown[] = []): Command<undefined> {
  return { text, params, read: nothing }
}

/** A named command, for the statements of every request. */
export function namedCommand<T>(
  name: string,
  text: string,
  params: readonly unknown[],
  read: (rows: Rows) => T,
): Command<T> {
  return { name, text, params, read }
}

/** The rows as objects by column name. */
export function toObjects<T>({ fields, rows }: Rows): T[] {
  return rows.map((row) => Object.fromEntries(fields.map((field, i) => [field, row[i]])) as T)
}
