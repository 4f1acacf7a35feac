import { type DatabaseError, serialize } from 'pg-protocol'
import type { Command, Rows } from './command.ts'
import type { Prepared, PreparedStatement, Shape } from './prepared.ts'
import { rowDecoder, toParameter } from './row-values.ts'

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** PostgreSQL truncates longer names, and would mistake two statements for one. */
const NAME_MAX = 63

const sync = serialize.sync()
const execute = serialize.execute()
const describePortal = serialize.describe({ type: 'P' })
const none: Shape = { fields: [], decoders: [] }

/** Error codes of a server whose named statement no longer matches the tables. */
const stalePlan = new Set(['0A000', '26000'])

const close = (name: string) => serialize.close({ type: 'S', name })

function toShape(fields: readonly Field[]): Shape {
  return {
    fields: fields.map((field) => field.name),
    decoders: fields.map((field) => rowDecoder(field.dataTypeID)),
  }
}

/**
 * One round trip of PostgreSQL's extended protocol: several commands and one Sync, which makes them one
 * transaction unless a `begin` is open. Both engines use it, `pg` over a socket and PGlite in memory, so
 * each named statement is parsed once per connection.
 */
export class Exchange {
  readonly #commands: readonly Command[]
  readonly #prepared: Prepared
  readonly #results: Rows[] = []
  /** The statements that the server parses in this exchange. */
  readonly #introduced: PreparedStatement[] = []
  #shape: Shape = none
  #rows: unknown[][] = []
  #failure: DatabaseError | undefined

  constructor(commands: readonly Command[], prepared: Prepared) {
    this.#commands = commands
    this.#prepared = prepared
    this.#expectNext()
  }

  /**
   * The bytes to send.
   * @throws Error for a command that cannot be sent; then nothing of the exchange must be sent
   */
  encode(): Buffer {
    const parts: Buffer[] = []
    try {
      for (const command of this.#commands) this.#encodeCommand(command, parts)
    } catch (error) {
      this.#doubt()
      throw error
    }
    // First, so that a failing command cannot leave evicted statements on the server.
    if (this.#prepared.isFull) parts.unshift(...this.#prepared.evict(this.#names()).map(close))
    parts.push(sync)
    return Buffer.concat(parts)
  }

  #encodeCommand({ name, text, params }: Command, parts: Buffer[]): void {
    const statement = name === undefined ? undefined : this.#prepared.use(name, text)
    if (!statement?.isSure) {
      if (name !== undefined) {
        if (name.length > NAME_MAX) throw new Error(`The name "${name}" is too long`)
        // Parsing a name that the server has is an error; closing one that it does not have is not.
        parts.push(close(name))
      }
      parts.push(serialize.parse({ name, text }))
      if (statement) {
        statement.isSure = true
        this.#introduced.push(statement)
      }
    }
    parts.push(serialize.bind({ statement: name, values: params.map(toParameter) }))
    if (!statement?.shape) parts.push(describePortal)
    parts.push(execute)
  }

  onRowDescription(fields: readonly Field[]): void {
    this.#shape = toShape(fields)
  }

  onDataRow(values: readonly (string | null)[]): void {
    const { decoders } = this.#shape
    this.#rows.push(values.map((value, i) => decoders[i]?.(value) ?? null))
  }

  onCommandComplete(tag: string): void {
    const count = Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0
    const known = this.#statementOf(this.#results.length)
    if (known) known.shape = this.#shape
    this.#results.push({ fields: this.#shape.fields, rows: this.#rows, count })
    this.#rows = []
    this.#expectNext()
  }

  onError(error: DatabaseError): void {
    this.#failure ??= error
    if (stalePlan.has(error.code ?? '')) this.#prepared.doubtAll()
    this.#doubt()
  }

  /** The answers, once the server is ready for the next exchange. */
  finish(): Rows[] {
    if (this.#failure) throw this.#failure
    return this.#results
  }

  /** It is now unknown which of the new statements the server has. */
  #doubt(): void {
    for (const statement of this.#introduced) {
      statement.isSure = false
      statement.shape = undefined
    }
  }

  #names(): ReadonlySet<string> {
    return new Set(this.#commands.flatMap(({ name }) => name ?? []))
  }

  #statementOf(index: number): PreparedStatement | undefined {
    const name = this.#commands[index]?.name
    return name === undefined ? undefined : this.#prepared.get(name)
  }

  #expectNext(): void {
    this.#shape = this.#statementOf(this.#results.length)?.shape ?? none
  }
}
