import { FeedbackDialog } from '@tramite/ui/demands/dialogs'
import { type FeedbackOptions, useFeedback } from './use-feedback.ts'

/** Asks for feedback when it is due, or on request. */
export default function FeedbackPrompt(options: FeedbackOptions) {
  const dialog = useFeedback(options)
  return dialog.isOpen && <FeedbackDialog {...dialog} />
}
