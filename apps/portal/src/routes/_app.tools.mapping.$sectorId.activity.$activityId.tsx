import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '../mapping/activity-page.tsx'
import { questionSearch } from '../mapping/mapping-search.ts'

export const Route = createFileRoute('/_app/tools/mapping/$sectorId/activity/$activityId')({
  validateSearch: questionSearch.validate,
  component: ActivityRoute,
})

function ActivityRoute() {
  const place = Route.useParams()
  // Remounted for another activity: what was typed stays with its own.
  return <ActivityPage key={place.activityId} place={place} address={Route.useSearch()} />
}
