import type { LeftOpen } from '@tramite/core/shell'
import type { App } from '@tramite/react/ports'

/** What stands open on the page: read before it is taken from its user. */
export const readLeft = ({ drafts, leaving }: App): LeftOpen => ({
  drafts: [...drafts.open].map((draft) => draft.snapshot()),
  isWaiting: leaving.waiting.size > 0,
})
