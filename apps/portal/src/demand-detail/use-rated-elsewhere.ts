import type { DemandOffers } from '@tramite/core/demands'
import type { DraftForm } from '@tramite/core/drafts'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/** Name of the draft of a demand's feedback. */
export const keptFeedback = 'feedback'

/**
 * The same draft without its form, for removing it: the code of short forms is loaded with the dialog only.
 */
const typedFeedback: DraftForm<unknown> = {
  name: keptFeedback,
  version: 1,
  empty: null,
  read: (stored) => stored,
  isEmpty: (values) => values === null,
}

/** Removes the draft of a feedback once the demand has received one, because it can no longer be sent. */
export function useRatedElsewhere(id: string, feedback: DemandOffers['feedback']): void {
  const { draft } = useDraft(typedFeedback, { id })
  const isRated = !feedback.allowed && feedback.reason === 'feedbackSent'
  useEffect(() => {
    if (isRated) draft.finish()
  }, [draft, isRated])
}
