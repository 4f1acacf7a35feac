import { createFileRoute } from '@tanstack/react-router'
import { recoveryMessages } from '@tramite/core/messages'
import { usePorts } from '@tramite/react/ports'
import { ForgotFeedbackView } from '@tramite/ui/session'
import { toFirmMark } from '../integrations/firm.ts'

export const Route = createFileRoute('/_guest/forgot/feedback')({ component: ForgotFeedbackRoute })

function ForgotFeedbackRoute() {
  const { firm } = usePorts()
  return (
    <ForgotFeedbackView {...toFirmMark(firm)} message={recoveryMessages['session.recoverySent']} />
  )
}
