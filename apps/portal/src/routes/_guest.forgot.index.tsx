import { createFileRoute } from '@tanstack/react-router'
import { ForgotView } from '@tramite/ui/session'
import { firmMark } from '../integrations/firm.ts'
import { useForgot } from '../session/use-forgot.ts'

export const Route = createFileRoute('/_guest/forgot/')({ component: ForgotRoute })

function ForgotRoute() {
  return <ForgotView {...firmMark} {...useForgot()} />
}
