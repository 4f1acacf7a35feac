import type { AccessDecision } from '@tramite/core/access'
import type { Conventions, DayFrame } from '@tramite/core/calendar'
import type { SessionUser } from '@tramite/core/session'
import { createContext, type ReactNode, use } from 'react'

/** What every page behind sign-in may rely on. */
export interface Portal {
  readonly user: SessionUser
  /** What the contract lets the user do. */
  readonly access: AccessDecision
  readonly conventions: Conventions
  /** The day that days are counted from now. */
  readonly day: DayFrame<Conventions>
  /** The firm's tags of the customer. */
  readonly customerTags: readonly { readonly name: string; readonly createdAt: string }[]
  /** Makes another business of the user the active one and stays on the page. */
  readonly openBusiness: (id: string) => void
  /** The time now: the one clock of the pages. */
  readonly now: () => Date
}

const PortalContext = createContext<Portal | undefined>(undefined)

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>
}

/** The portal of the signed-in user. Only below the authenticated layout. */
export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal belongs below the authenticated layout')
  return portal
}
