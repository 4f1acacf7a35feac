import { createFileRoute } from '@tanstack/react-router'
import { DemandsListView } from '@tramite/ui/demands'
import { parseDemandsSearch } from '../demands-list/demands-search.ts'
import { prefetchDemands } from '../demands-list/prefetch-demands.ts'
import { useDemandsList } from '../demands-list/use-demands-list.ts'
import { toStrictSearch } from '../integrations/strict-search.ts'
import { toChangedSearch } from '../paged-list/changed-search.ts'

export const Route = createFileRoute('/_app/demands/')({
  validateSearch: toStrictSearch(parseDemandsSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app } }) => prefetchDemands(app, deps),
  component: DemandsRoute,
})

function DemandsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { view, dialog } = useDemandsList(search, (next) =>
    navigate({
      search: (newest) => toChangedSearch(newest, search, next),
      replace: true,
      resetScroll: false,
    }),
  )
  return (
    <>
      <DemandsListView {...view} />
      {dialog}
    </>
  )
}
