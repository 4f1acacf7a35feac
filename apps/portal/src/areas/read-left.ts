import type { LeftOpen } from '@tramite/core/shell'
import type { App } from '@tramite/react/ports'

/** The open forms of the page: read before the page is closed. */
export const readLeft = ({ drafts, leaving }: App): LeftOpen => ({
  drafts: [...drafts.open].map((draft) => draft.snapshot()),
  isWaiting: leaving.waiting.size > 0,
})
