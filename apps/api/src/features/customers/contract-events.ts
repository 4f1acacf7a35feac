import type { AccessCustomer } from '@tramite/core/access'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'

/** The contract data of a customer. */
export type Contract = AccessCustomer & { readonly id: string; readonly isPremium: boolean }

/** The firm is about to change a contract, whose customer the transaction has locked. */
export interface ContractChangeEvent {
  readonly principal: Principal
  readonly before: Contract
  readonly after: Contract
}

/**
 * Reactions of other features to contract changes, which this feature does not know. Part of the same
 * transaction: throwing rolls it back.
 */
export type ContractListener = (
  event: ContractChangeEvent,
  transaction: Transaction,
  call: Pick<Call<OperationId>, 'services' | 'now'>,
) => Promise<void>

declare module '../../http/services.ts' {
  interface Services {
    /** Called in this order; see `composition/contract-listeners.ts`. */
    readonly contractListeners: readonly ContractListener[]
  }
}
