import { type AccessUser, DELINQUENT_TAG } from '@tramite/core/access'
import { allowed, type Decision, refused } from '@tramite/core/decision'
import { SPECIFIC_DEMAND_TAG } from '@tramite/core/demands'
import { isCustomerAdmin } from '@tramite/core/users'

/** The user who removes a tag from a customer. */
export type TagRemover = { readonly kind: 'staff' } | ({ readonly kind: 'customer' } & AccessUser)

/** Why a tag is not removed from a customer. */
type CustomerTagRefusal = 'notAdmin' | 'tagOfFirm' | 'receiptMissing'

/**
 * Whether a tag may be removed from a customer. Staff may always. Of a customer's users only admins may,
 * never the tag 'Demanda Específica', which records what was contracted, and 'Inadimplente' only with a
 * receipt of the current debt, that is, one stored since the customer has had the tag.
 * @param hasReceipt whether there is such a receipt
 */
export function evaluateCustomerTagRemoval(
  tag: { readonly name: string },
  remover: TagRemover,
  hasReceipt: boolean,
): Decision<CustomerTagRefusal> {
  if (remover.kind === 'staff') return allowed
  if (!isCustomerAdmin(remover)) return refused('notAdmin')
  if (tag.name === SPECIFIC_DEMAND_TAG) return refused('tagOfFirm')
  return tag.name === DELINQUENT_TAG && !hasReceipt ? refused('receiptMissing') : allowed
}
