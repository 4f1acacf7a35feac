import { isCustomerAdmin } from '../customer-admin.rules.ts'
import { isFirmAdmin } from '../firm-admin.rules.ts'
import type { SessionUser } from '../session/index.ts'

/** A user who looks at or acts on a demand, reduced to what the rules need. */
export interface DemandViewer {
  readonly id: string
  readonly kind: 'customer' | 'staff'
  /** Customer admin or super admin; of the firm's staff, one of its admins. */
  readonly isAdmin: boolean
  /** User of a specific-demand customer. */
  readonly isSpecificDemand: boolean
}

/** The side that a user reads a demand from. */
export const toViewerKind = (type: SessionUser['type']): DemandViewer['kind'] =>
  type === 'BACKOFFICE' ? 'staff' : 'customer'

/** The viewer for a signed-in user. */
export function toDemandViewer(user: {
  readonly id: string
  readonly type: SessionUser['type']
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
  readonly roles?: readonly string[]
  readonly Customer: { readonly isSpecificDemand: boolean } | null
}): DemandViewer {
  return {
    id: user.id,
    kind: toViewerKind(user.type),
    isAdmin: isCustomerAdmin(user) || isFirmAdmin(user),
    isSpecificDemand: user.Customer?.isSpecificDemand ?? false,
  }
}
