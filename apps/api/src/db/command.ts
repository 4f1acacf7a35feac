/** What the database answers to one command. */
export interface Rows {
  readonly fields: readonly string[]
  /** Values in the order of `fields`, already of their JavaScript type (see `row-values.ts`). */
  readonly rows: readonly (readonly unknown[])[]
  /** Rows that a write touched. */
  readonly count: number
}

/** One statement with its values, ready to be sent with others in a single round trip. */
export interface Command<T = unknown> {
  /** Given for a hot statement: every connection parses it once under this name. */
  readonly name?: string
  readonly text: string
  readonly params: readonly unknown[]
  readonly read: (rows: Rows) => T
  /** Leaves a message in the outbox: what carries it out is told once it is committed. */
  readonly leavesMessage?: true
}

/** The answers of a list of commands, in their order. */
export type Answers<C extends readonly Command[]> = {
  -readonly [K in keyof C]: C[K] extends Command<infer T> ? T : never
}

/** One connection to the database, held by one piece of work at a time. */
export interface Connection {
  /**
   * Sends the commands in one round trip. Outside of `begin` they are one transaction together.
   * @throws DatabaseError of the first command that failed; none of the later ones has run
   */
  send(commands: readonly Command[]): Promise<Rows[]>
}

const nothing = () => undefined

/** A command whose answer does not matter. */
export function plainCommand(text: string, params: readonly unknown[] = []): Command<undefined> {
  return { text, params, read: nothing }
}

/** A command under a name, for the statements of every request. */
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
