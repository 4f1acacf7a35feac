import { createFileRoute } from '@tanstack/react-router'
import { SignInView } from '@tramite/ui/session'
import { firmMark } from '../integrations/firm.ts'
import { toStrictSearch } from '../integrations/strict-search.ts'
import { useSignIn } from '../session/use-sign-in.ts'

export const Route = createFileRoute('/_guest/signIn')({
  validateSearch: toStrictSearch(({ returnTo }) =>
    typeof returnTo === 'string' ? { returnTo } : {},
  ),
  component: SignInRoute,
})

function SignInRoute() {
  const { returnTo } = Route.useSearch()
  return <SignInView {...firmMark} {...useSignIn(returnTo)} />
}
