import type { DemandTab } from '@tramite/ui/demands/detail'

/** What the address says about the page. */
export interface DemandSearch {
  readonly tab: DemandTab
  readonly isFeedbackRequested: boolean
  readonly onTabChange: (tab: DemandTab) => void
  readonly onFeedbackClosed: () => void
}
