import type { DemandOffers } from '@tramite/core/demands'
import type { DraftForm } from '@tramite/core/drafts'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/** Where the feedback of a demand is kept while it is typed. */
export const keptFeedback = 'feedback'

/** What is kept there, to be forgotten: the code of short forms comes with the dialog only. */
const typedFeedback: DraftForm<unknown> = {
  name: keptFeedback,
  version: 1,
  empty: null,
  read: (stored) => stored,
  isEmpty: (values) => values === null,
}

/** Forgets the feedback that somebody typed once the demand has received one: it waits for nothing. */
export function useRatedElsewhere(id: string, feedback: DemandOffers['feedback']): void {
  const { draft } = useDraft(typedFeedback, { id })
  const isRated = !feedback.allowed && feedback.reason === 'feedbackSent'
  useEffect(() => {
    if (isRated) draft.finish()
  }, [draft, isRated])
}
