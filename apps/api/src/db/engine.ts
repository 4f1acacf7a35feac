import type { Connection } from './command.ts'

/** Lends connections: each piece of work has one to itself until it ends. */
export interface ConnectionSource {
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

/**
 * Listens on one channel until `stop`.
 * @param onGap it is listening again after an interruption in which notifications may have been missed
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap?: () => void,
) => Promise<() => Promise<void>>

/** A running database: PostgreSQL behind a socket, or PGlite in this process. */
export interface Engine {
  readonly name: 'postgres' | 'pglite'
  /** What an acknowledged write survives: a power cut (`disk`), or only the death of the process. */
  readonly durability: 'disk' | 'process'
  /** Where the data is stored, for people. Never contains a password. */
  readonly location: string
  /** Connections of the owner of the tables for work that somebody waits for: sign-in. */
  readonly system: ConnectionSource
  /** Connections whose role row-level security restricts to the rows of the context. */
  readonly tenant: ConnectionSource
  /** Connections of the owner for work that nobody waits for, with generous limits: jobs, migrations. */
  readonly background: ConnectionSource
  /**
   * Runs SQL in the background, outside of any transaction, with the plain types of `pg`: for the job
   * queue, which brings its own. Several statements only without values.
   */
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
  readonly listen: Listen
  close(): Promise<void>
}

/** The role of `Engine.tenant`; created by the first migration. */
export const tenantRole = 'tramite_app'
