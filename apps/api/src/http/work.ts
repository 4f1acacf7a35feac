import type { Principal } from '../db/principal.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from './services.ts'

/**
 * A write in progress: who makes it, in which transaction, with what and when. First argument of every
 * function that carries out a part of it.
 */
export interface Work<By extends Principal = Principal> {
  readonly transaction: Transaction
  readonly principal: By
  readonly services: Services
  /** The instant of the request: the same throughout. */
  readonly now: Date
}
