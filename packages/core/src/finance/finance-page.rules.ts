import type { AccessUser } from '../access/index.ts'
import type { Customer } from '../customers/index.ts'
import { type Decision, refused } from '../decision.ts'

/** What the finance page offers. */
export interface FinancePage {
  /** Specific-demand customers are not offered more. */
  readonly showsUpsell: boolean
  /** Key for `GET /signedDownloadFileUrl`; null hides the button. */
  readonly contractKey: string | null
}

/** Whether a user sees the finance page, and what it offers. */
export function evaluateFinancePage(
  user: Pick<AccessUser, 'customerSuperAdmin'>,
  customer: Pick<Customer, 'isSpecificDemand' | 'serviceContractAwsKey'>,
): Decision<'notSuperAdmin', FinancePage> {
  if (!user.customerSuperAdmin) return refused('notSuperAdmin')
  return {
    allowed: true,
    showsUpsell: !customer.isSpecificDemand,
    contractKey: customer.serviceContractAwsKey || null,
  }
}
