import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { JourneysPage } from '../journeys/journeys-page.tsx'
import { journeysSearch } from '../journeys/journeys-search.ts'

export const Route = createFileRoute('/_app/journeys/')({
  validateSearch: journeysSearch.validate,
  component: JourneysRoute,
})

function JourneysRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <JourneysPage
      address={search}
      onAddressChange={(next) => navigate(toSearchChange(search, next))}
    />
  )
}
