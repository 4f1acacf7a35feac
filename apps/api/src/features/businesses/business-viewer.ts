import type {
  AssociationRefusal,
  BusinessDeletionRefusal,
  BusinessViewer,
} from '@tramite/core/businesses'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'

/** Who looks at businesses, as the rules of core name them. */
export function toBusinessViewer(principal: Principal): BusinessViewer {
  if (principal.staff) return { kind: 'staff', userId: principal.userId }
  const { userId, customerId, customerSuperAdmin } = principal
  return { kind: 'customer', userId, customerId, customerSuperAdmin }
}

/** The message of a refusal by a rule of businesses. */
export const businessRefusalText = (reason: AssociationRefusal | BusinessDeletionRefusal): string =>
  message(`businesses.refused.${reason}`)
