/** Columns of a result, and how their values are decoded. */
export interface Shape {
  readonly fields: readonly string[]
  readonly decoders: readonly ((value: string | null) => unknown)[]
}

/** A named statement, as one connection knows it. */
export interface PreparedStatement {
  readonly text: string
  /** False while it is unknown whether the server has it: its exchange failed or is under way. */
  isSure: boolean
  /** Known after the first result. */
  shape: Shape | undefined
}

const MOST_STATEMENTS = 300
/** Maximum length of all statement texts together; PostgreSQL needs some fifty bytes for each character. */
const MOST_CHARACTERS = 600_000

/**
 * The named statements of one connection, the most recently used ones: whatever callers send, their
 * number is limited.
 */
export class Prepared {
  /** In the order of last use, oldest first. */
  readonly #statements = new Map<string, PreparedStatement>()
  #characters = 0

  get(name: string): PreparedStatement | undefined {
    return this.#statements.get(name)
  }

  /** The statement for use now; a new one if the connection has none of this name. */
  use(name: string, text: string): PreparedStatement {
    const known = this.#statements.get(name)
    if (known) {
      if (known.text !== text) throw new Error(`Two statements are named "${name}"`)
      this.#statements.delete(name)
      this.#statements.set(name, known)
      return known
    }
    const statement = { text, isSure: false, shape: undefined }
    this.#statements.set(name, statement)
    this.#characters += text.length
    return statement
  }

  get isFull(): boolean {
    return this.#statements.size > MOST_STATEMENTS || this.#characters > MOST_CHARACTERS
  }

  /**
   * Evicts the statements beyond the limits, least recently used first.
   * @param used names needed by the present exchange
   * @returns names for the server to close
   */
  evict(used: ReadonlySet<string>): string[] {
    const gone: string[] = []
    for (const [name, { text }] of this.#statements) {
      if (!this.isFull) break
      if (used.has(name)) continue
      this.#statements.delete(name)
      this.#characters -= text.length
      gone.push(name)
    }
    return gone
  }

  /** Makes every statement be parsed again at its next use: the tables have changed. */
  doubtAll(): void {
    for (const statement of this.#statements.values()) {
      statement.isSure = false
      statement.shape = undefined
    }
  }
}
