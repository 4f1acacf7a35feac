import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailView } from '@tramite/ui/session'
import { firmMark } from '../integrations/firm.ts'
import { useConfirmEmail } from '../session/use-confirm-email.ts'

export const Route = createFileRoute('/confirm-email')({
  component: ConfirmEmailRoute,
})

function ConfirmEmailRoute() {
  return <ConfirmEmailView {...firmMark} {...useConfirmEmail()} />
}
