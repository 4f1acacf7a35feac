import type { AccessCustomer } from '@tramite/core/access'
import type { Principal } from '../../db/principal.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'

/** What of a customer its contract decides on. */
export type Contract = AccessCustomer & { readonly id: string; readonly isPremium: boolean }

/** The firm is about to change a contract, whose customer the transaction holds. */
export interface ContractChangeEvent {
  readonly principal: Principal
  readonly before: Contract
  readonly after: Contract
}

/**
 * What others do about contracts, which know none of them. Part of the transaction in which it happens:
 * throwing undoes that.
 */
export type ContractListener = (
  event: ContractChangeEvent,
  transaction: Transaction,
  call: Pick<Call<OperationId>, 'services' | 'now'>,
) => Promise<void>

declare module '../../http/services.ts' {
  interface Services {
    /** In this order; see `composition/contract-listeners.ts`. */
    readonly contractListeners: readonly ContractListener[]
  }
}
