import { createFileRoute } from '@tanstack/react-router'
import { usePorts } from '@tramite/react/ports'
import { ResetPasswordView } from '@tramite/ui/session'
import { toFirmMark } from '../integrations/firm.ts'
import { useResetPassword } from '../session/use-reset-password.ts'

export const Route = createFileRoute('/_guest/reset-password')({
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const { firm } = usePorts()
  return <ResetPasswordView {...toFirmMark(firm)} {...useResetPassword()} />
}
