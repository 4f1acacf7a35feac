import { createFileRoute } from '@tanstack/react-router'
import { usePorts } from '@tramite/react/ports'
import { ConfirmEmailView } from '@tramite/ui/session'
import { toFirmMark } from '../integrations/firm.ts'
import { useConfirmEmail } from '../session/use-confirm-email.ts'

export const Route = createFileRoute('/confirm-email')({
  component: ConfirmEmailRoute,
})

function ConfirmEmailRoute() {
  const { firm } = usePorts()
  return <ConfirmEmailView {...toFirmMark(firm)} {...useConfirmEmail()} />
}
