import type { Connection } from './command.ts'

/** Lends connections: one piece of work has one to itself until it ends. */
export interface ConnectionSource {
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>
}

/**
 * Hears of one channel until `stop`.
 * @param onGap it hears again after a time in which something may have been told
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap?: () => void,
) => Promise<() => Promise<void>>

/** A running database: PostgreSQL behind a socket, or PGlite in this process. */
export interface Engine {
  readonly name: 'postgres' | 'pglite'
  /** What an acknowledged write survives: a power cut (`disk`), or only a killed process. */
  readonly durability: 'disk' | 'process'
  /** Where the data lies, for people. Never holds a password. */
  readonly location: string
  /** Connections of the owner of the tables, for whoever waits for an answer: sign-in. */
  readonly system: ConnectionSource
  /** Connections whose role is held by row-level security to what the context names. */
  readonly tenant: ConnectionSource
  /** Connections of the owner for what nobody waits for, with wide limits: jobs, migrations. */
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
