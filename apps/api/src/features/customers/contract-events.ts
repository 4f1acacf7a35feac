import type { AccessCustomer } from '@tramite/core/access'
import type { Work } from '../../http/work.ts'

/** The contract data of a customer. */
export type Contract = AccessCustomer & { readonly id: string; readonly isPremium: boolean }

/** The firm is about to change a contract, whose customer the transaction has locked. */
export interface ContractChangeEvent {
  readonly before: Contract
  readonly after: Contract
}

/**
 * Reactions of other features to contract changes, which this feature does not know. Part of the same
 * transaction: throwing rolls it back.
 */
export type ContractListener = (work: Work, event: ContractChangeEvent) => Promise<void>

declare module '../../http/services.ts' {
  interface Services {
    /** Called in this order; see `composition/contract-listeners.ts`. */
    readonly contractListeners: readonly ContractListener[]
  }
}
