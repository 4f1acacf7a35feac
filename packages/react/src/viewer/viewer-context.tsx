import type { AccessDecision, ContractInput } from '@tramite/core/access'
import type { Conventions, DayFrame } from '@tramite/core/calendar'
import type { Tag } from '@tramite/core/demands'
import type { SessionUser } from '@tramite/core/session'
import { createContext, type ReactNode, use } from 'react'

/** The user of the page, what they may do, and the current day. */
export interface Viewer {
  readonly user: SessionUser
  /** Whether the server has confirmed the user since the page began; before that, the stored user is used. */
  readonly isConfirmed: boolean
  /** Input of all decisions about the contract and its tools. */
  readonly contract: ContractInput
  /** What the contract allows the user to do. */
  readonly access: AccessDecision
  readonly conventions: Conventions
  /** The current day that days are counted from. */
  readonly day: DayFrame<Conventions>
  /** The firm's tags of the customer. */
  readonly customerTags: readonly Tag[]
  /** Makes another business of the user the active one and stays on the page. */
  readonly openBusiness: (id: string) => void
  /** The current time, from the one clock of the pages. */
  readonly now: () => Date
}

const ViewerContext = createContext<Viewer | undefined>(undefined)

/** Wraps the pages of a user. */
export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

/**
 * The viewer of the page.
 * @throws {Error} outside `ViewerProvider`
 */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('useViewer belongs below ViewerProvider')
  return viewer
}
