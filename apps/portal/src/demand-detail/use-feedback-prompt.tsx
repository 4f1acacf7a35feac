import { canPromptFeedback, type Demand, type DemandOffers } from '@tramite/core/demands'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../providers/lazy-part.ts'
import type { DemandSearch } from './demand-search.ts'

const FeedbackPrompt = lazyPart(() => import('./feedback-prompt.tsx'))

/**
 * Asks for feedback on a demand: when it is due, when the address requests it, and when the user wants to
 * give it.
 */
export function useFeedbackPrompt(
  demand: Demand,
  { feedback }: Pick<DemandOffers, 'feedback'>,
  search: Pick<DemandSearch, 'isFeedbackRequested' | 'onFeedbackClosed'>,
): { readonly onFeedback: () => void; readonly prompt: ReactNode } {
  const [isAsked, setAsked] = useState(false)
  const isDue = feedback.allowed && canPromptFeedback(demand)
  // Feedback that is not asked for is not fetched; a dialog already open is not taken away by a response.
  const [isOpened, setOpened] = useState(false)
  const isRequested = isAsked || search.isFeedbackRequested
  if (!isOpened && (isRequested || isDue)) setOpened(true)
  return {
    onFeedback: () => setAsked(true),
    prompt: (
      <Suspense>
        {isOpened && (
          <FeedbackPrompt
            demand={demand}
            canGive={feedback.allowed}
            isRequested={isRequested}
            onClosed={() => {
              setAsked(false)
              search.onFeedbackClosed()
            }}
          />
        )}
      </Suspense>
    ),
  }
}
