import { createFileRoute } from '@tanstack/react-router'
import { defineSearch, oneOf } from '@tramite/react/search'
import { SessionsCard } from '@tramite/ui/account'
import { useSessions } from '../account/use-sessions.ts'
import { PreparedArea } from '../areas/prepared-area.tsx'

const search = defineSearch({ section: oneOf(['user', 'customer', 'settings'], null) })

export const Route = createFileRoute('/_app/profile')({
  validateSearch: search.validate,
  component: ProfileRoute,
})

function ProfileRoute() {
  const { section } = Route.useSearch()
  return <PreparedArea area="profile">{section === 'user' && <Sessions />}</PreparedArea>
}

function Sessions() {
  return <SessionsCard {...useSessions()} />
}
