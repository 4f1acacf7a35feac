import type { DemandOffers } from '@tramite/core/demands'
import { createInputDraft } from '@tramite/core/drafts'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/** Where the feedback of a demand is kept while it is typed. */
export const keptFeedback = 'feedback'

/** Forgets the feedback that somebody typed once the demand has received one: it waits for nothing. */
export function useRatedElsewhere(id: string, feedback: DemandOffers['feedback']): void {
  const { draft } = useDraft(createInputDraft(keptFeedback), { id })
  const isRated = !feedback.allowed && feedback.reason === 'feedbackSent'
  useEffect(() => {
    if (isRated) draft.finish()
  }, [draft, isRated])
}
