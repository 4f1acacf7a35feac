import type { DemandTab } from '@tramite/ui/demands/detail'

/** What the address says about the page. */
export interface DemandSearch {
  readonly tab: DemandTab
  /** The message at which the conversation opens, or the demand's own id for its request. */
  readonly at: string | undefined
  readonly isFeedbackRequested: boolean
  readonly onTabChange: (tab: DemandTab) => void
  readonly onFeedbackClosed: () => void
}
