import { createFileRoute } from '@tanstack/react-router'
import { usePorts } from '@tramite/react/ports'
import { SignInView } from '@tramite/ui/session'
import { toFirmMark } from '../integrations/firm.ts'
import { toStrictSearch } from '../integrations/strict-search.ts'
import { useSignIn } from '../session/use-sign-in.ts'

export const Route = createFileRoute('/_guest/signIn')({
  validateSearch: toStrictSearch(({ returnTo }) =>
    typeof returnTo === 'string' ? { returnTo } : {},
  ),
  component: SignInRoute,
})

function SignInRoute() {
  const { firm } = usePorts()
  const { returnTo } = Route.useSearch()
  return <SignInView {...toFirmMark(firm)} {...useSignIn(returnTo)} />
}
