import type { AccessUser } from '../access/index.ts'
import type { Customer } from '../customers/index.ts'
import { type Decision, refused } from '../decision.ts'

/** What the finance page offers. */
export interface FinancePage {
  /** More than the contract includes is offered while there is one, and not to specific-demand customers. */
  readonly showsUpsell: boolean
  /** Key for `GET /signedDownloadFileUrl`; null hides the button. */
  readonly contractKey: string | null
}

/**
 * Whether a user sees the finance page, and what it offers.
 * @param customer with whether their contract has ended, see `toDeadlineStop`
 */
export function evaluateFinancePage(
  user: Pick<AccessUser, 'customerSuperAdmin'>,
  customer: Pick<Customer, 'isSpecificDemand' | 'serviceContractAwsKey'> & {
    readonly hasContractEnded: boolean
  },
): Decision<'notSuperAdmin', FinancePage> {
  if (!user.customerSuperAdmin) return refused('notSuperAdmin')
  return {
    allowed: true,
    showsUpsell: !customer.isSpecificDemand && !customer.hasContractEnded,
    contractKey: customer.serviceContractAwsKey || null,
  }
}
