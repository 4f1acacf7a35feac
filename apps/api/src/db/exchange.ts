import { type DatabaseError, serialize } from 'pg-protocol'
import type { Command, Rows } from './command.ts'
import { rowDecoder, toParameter } from './row-values.ts'

interface Field {
  readonly name: string
  readonly dataTypeID: number
}
interface Shape {
  readonly fields: readonly string[]
  readonly decoders: readonly ((value: string | null) => unknown)[]
}

/** What a connection already knows of its named statements. */
export type Prepared = Map<string, { readonly text: string; shape: Shape | undefined }>

/** PostgreSQL cuts longer names off, and would take two statements for one. */
const NAME_MAX = 63

const sync = serialize.sync()
const execute = serialize.execute()
const describePortal = serialize.describe({ type: 'P' })
const none: Shape = { fields: [], decoders: [] }

/** A server answers these when a named statement no longer fits the tables. */
const stalePlan = new Set(['0A000', '26000'])

function toShape(fields: readonly Field[]): Shape {
  return {
    fields: fields.map((field) => field.name),
    decoders: fields.map((field) => rowDecoder(field.dataTypeID)),
  }
}

/**
 * One round trip of PostgreSQL's extended protocol: several commands and one Sync, which makes them
 * one transaction where no `begin` is open. Both engines speak through this, `pg` over a socket and
 * PGlite in memory, and so parse each named statement once for a connection.
 */
export class Exchange {
  readonly #commands: readonly Command[]
  readonly #prepared: Prepared
  readonly #results: Rows[] = []
  /** Names that this exchange sends for the first time; forgotten when it fails. */
  readonly #introduced: string[] = []
  #shape: Shape = none
  #rows: unknown[][] = []
  #failure: DatabaseError | undefined

  constructor(commands: readonly Command[], prepared: Prepared) {
    this.#commands = commands
    this.#prepared = prepared
    this.#expectNext()
  }

  /** The bytes to send. */
  encode(): Buffer {
    const parts: Buffer[] = []
    for (const { name, text, params } of this.#commands) {
      const known = name === undefined ? undefined : this.#prepared.get(name)
      if (known && known.text !== text) throw new Error(`Two statements are named "${name}"`)
      if (!known) {
        // A failed exchange leaves it open which of its names the server knows, and parsing a known
        // name is an error; closing an unknown one is not.
        if (name !== undefined) {
          if (name.length > NAME_MAX) throw new Error(`The name "${name}" is too long`)
          parts.push(serialize.close({ type: 'S', name }))
        }
        parts.push(serialize.parse({ name, text }))
        if (name !== undefined) {
          this.#prepared.set(name, { text, shape: undefined })
          this.#introduced.push(name)
        }
      }
      parts.push(serialize.bind({ statement: name, values: params.map(toParameter) }))
      if (!known?.shape) parts.push(describePortal)
      parts.push(execute)
    }
    parts.push(sync)
    return Buffer.concat(parts)
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
    this.#remember(this.#shape)
    this.#results.push({ fields: this.#shape.fields, rows: this.#rows, count })
    this.#rows = []
    this.#expectNext()
  }

  onError(error: DatabaseError): void {
    this.#failure ??= error
    if (stalePlan.has(error.code ?? '')) this.#prepared.clear()
    for (const name of this.#introduced) this.#prepared.delete(name)
  }

  /** The answers, once the server is ready again. */
  finish(): Rows[] {
    if (this.#failure) throw this.#failure
    return this.#results
  }

  #expectNext(): void {
    const name = this.#commands[this.#results.length]?.name
    this.#shape = (name !== undefined && this.#prepared.get(name)?.shape) || none
  }

  #remember(shape: Shape): void {
    const name = this.#commands[this.#results.length]?.name
    const known = name === undefined ? undefined : this.#prepared.get(name)
    if (known) known.shape = shape
  }
}
