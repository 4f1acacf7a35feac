import type { ContractListener } from '../features/customers/contract-events.ts'
import { keepContractEnd } from '../features/demands/keep-contract-end.ts'
import { releaseDeadlines } from '../features/demands/release-deadlines.ts'

/** The reactions to a change of a contract. A new one is a line here. */
export const contractListeners: readonly ContractListener[] = [releaseDeadlines, keepContractEnd]
