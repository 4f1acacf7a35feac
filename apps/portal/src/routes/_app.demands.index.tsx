import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { DemandsListView } from '@tramite/ui/demands'
import { demandsSearch } from '../demands-list/demands-search.ts'
import { prefetchDemands } from '../demands-list/prefetch-demands.ts'
import { useDemandsList } from '../demands-list/use-demands-list.ts'

export const Route = createFileRoute('/_app/demands/')({
  validateSearch: demandsSearch.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app, mayPrefetch } }) => {
    if (mayPrefetch) prefetchDemands(app, deps)
  },
  component: DemandsRoute,
})

function DemandsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const {
    view,
    dialogs: [validation, order, privacy],
  } = useDemandsList(search, (next) => navigate(toSearchChange(search, next)))
  return (
    <>
      <DemandsListView {...view} />
      {validation}
      {order}
      {privacy}
    </>
  )
}
