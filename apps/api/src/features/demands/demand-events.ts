import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Work } from '../../http/work.ts'
import type { DetailRow } from './demand-columns.ts'

/** A customer is about to create a demand. */
export interface DemandRaisingEvent {
  /** The active business. */
  readonly businessId: string | null
  readonly demandTypeName: string | undefined
}

/** A demand has changed; both as rows, `after` locked by the transaction. */
export interface DemandChangeEvent {
  readonly before: DetailRow
  readonly after: DetailRow
}

/**
 * Reactions of the tools to demands, so that demands do not depend on the tools. They are part of the same
 * transaction: throwing rolls it back.
 */
export interface DemandListener {
  /**
   * @returns whether the demand belongs to the tool, and requires of the contract what the tool does
   * @throws Problem when it may not be created
   */
  readonly raising?: (work: Work<CustomerPrincipal>, event: DemandRaisingEvent) => Promise<boolean>
  readonly changed?: (work: Work, event: DemandChangeEvent) => Promise<void>
}

declare module '../../http/services.ts' {
  interface Services {
    /** Called in this order; see `composition/demand-listeners.ts`. */
    readonly demandListeners: readonly DemandListener[]
  }
}
