import { canPromptFeedback, type Demand, type DemandOffers } from '@tramite/core/demands'
import { lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import { type ReactNode, useState } from 'react'
import { useMissingCodeNotice } from '../providers/use-missing-code-notice.tsx'
import type { DemandSearch } from './demand-search.ts'
import { useRatedElsewhere } from './use-rated-elsewhere.ts'

const promptCode = lazyCode(() => import('./feedback-prompt.tsx'))

/**
 * Asks for feedback on a demand: when it is due, when the address requests it, and when the user requests it.
 * If its code cannot be loaded, only a user who requested it is informed.
 */
export function useFeedbackPrompt(
  demand: Demand,
  { feedback }: Pick<DemandOffers, 'feedback'>,
  search: Pick<DemandSearch, 'isFeedbackRequested' | 'onFeedbackClosed'>,
): { readonly onFeedback: () => void; readonly prompt: ReactNode } {
  useRatedElsewhere(demand.id, feedback)
  const [isAsked, setAsked] = useState(false)
  const [isLost, setLost] = useState(false)
  const isDue = feedback.allowed && canPromptFeedback(demand)
  // Code that is not requested is not loaded; an open dialog is not closed by a response.
  const [isOpened, setOpened] = useState(false)
  const isRequested = isAsked || search.isFeedbackRequested
  if (!isOpened && (isRequested || isDue)) setOpened(true)
  const onClosed = () => {
    setAsked(false)
    search.onFeedbackClosed()
  }
  const { report, notice } = useMissingCodeNotice(onClosed)
  const code = useLazyCode(promptCode, isRequested || (isOpened && !isLost), () => {
    setLost(true)
    if (isRequested) report()
  })
  return {
    onFeedback: () => setAsked(true),
    prompt:
      isOpened && code ? (
        <code.default
          demand={demand}
          offer={feedback}
          isRequested={isRequested}
          onClosed={onClosed}
        />
      ) : (
        notice
      ),
  }
}
