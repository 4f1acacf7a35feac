import { createFileRoute } from '@tanstack/react-router'
import { SessionsCard } from '@tramite/ui/account'
import { useSessions } from '../account/use-sessions.ts'
import { PreparedArea } from '../areas/prepared-area.tsx'
import { toStrictSearch } from '../integrations/strict-search.ts'

const sections = ['user', 'customer', 'settings'] as const
interface ProfileSearch {
  readonly section?: (typeof sections)[number]
}

function parseSearch({ section }: Record<string, unknown>): ProfileSearch {
  const found = sections.find((each) => each === section)
  return found ? { section: found } : {}
}

export const Route = createFileRoute('/_app/profile')({
  validateSearch: toStrictSearch(parseSearch),
  component: ProfileRoute,
})

function ProfileRoute() {
  const { section } = Route.useSearch()
  return <PreparedArea area="profile">{section === 'user' && <Sessions />}</PreparedArea>
}

function Sessions() {
  return <SessionsCard {...useSessions()} />
}
