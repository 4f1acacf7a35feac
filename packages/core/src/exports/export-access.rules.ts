import type { AccessDecision, AccessUser } from '../access/index.ts'
import { isCustomerAdmin } from '../customer-admin.rules.ts'

/**
 * Whether a user may request an export of everything they may see: admins, as long as the contract leaves
 * something to read, so also in the days after its end. It is the customer's right to data portability
 * (Lei nº 13.709/2018, art. 18, V), so no overdue payment or suspension closes it.
 */
export function mayExportData(user: AccessUser, access: Pick<AccessDecision, 'visible'>): boolean {
  return access.visible && isCustomerAdmin(user)
}
