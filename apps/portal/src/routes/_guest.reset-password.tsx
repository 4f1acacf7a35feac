import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordView } from '@tramite/ui/session'
import { firmMark } from '../integrations/firm.ts'
import { useResetPassword } from '../session/use-reset-password.ts'

export const Route = createFileRoute('/_guest/reset-password')({
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  return <ResetPasswordView {...firmMark} {...useResetPassword()} />
}
