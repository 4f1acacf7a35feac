import { createFileRoute } from '@tanstack/react-router'
import { usePorts } from '@tramite/react/ports'
import { text } from '@tramite/react/search'
import { SignInView } from '@tramite/ui/session'
import { definePageSearch } from '../define-page-search.ts'
import { toFirmMark } from '../integrations/firm.ts'
import { useSignIn } from '../session/use-sign-in.ts'

export const Route = createFileRoute('/_guest/signIn')({
  validateSearch: definePageSearch({ returnTo: text(8192) }).validate,
  component: SignInRoute,
})

function SignInRoute() {
  const { firm } = usePorts()
  const { returnTo } = Route.useSearch()
  return <SignInView {...toFirmMark(firm)} {...useSignIn(returnTo)} />
}
