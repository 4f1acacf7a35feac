import { createFileRoute } from '@tanstack/react-router'
import { sessionMessages } from '@tramite/core/messages'
import { ForgotFeedbackView } from '@tramite/ui/session'
import { firmMark } from '../integrations/firm.ts'

export const Route = createFileRoute('/_guest/forgot/feedback')({ component: ForgotFeedbackRoute })

function ForgotFeedbackRoute() {
  return <ForgotFeedbackView {...firmMark} message={sessionMessages['session.recoverySent']} />
}
