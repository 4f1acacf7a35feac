import { createFileRoute } from '@tanstack/react-router'
import { usePorts } from '@tramite/react/ports'
import { ForgotView } from '@tramite/ui/session'
import { toFirmMark } from '../integrations/firm.ts'
import { useForgot } from '../session/use-forgot.ts'

export const Route = createFileRoute('/_guest/forgot/')({ component: ForgotRoute })

function ForgotRoute() {
  const { firm } = usePorts()
  return <ForgotView {...toFirmMark(firm)} {...useForgot()} />
}
