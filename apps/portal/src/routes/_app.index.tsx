import { createFileRoute } from '@tanstack/react-router'
import { getHome } from '@tramite/core/home'
import { HomeView } from '@tramite/ui/home'
import { homeSearch } from '../home/home-search.ts'
import { useHome } from '../home/use-home.ts'

export const Route = createFileRoute('/_app/')({
  validateSearch: homeSearch.validate,
  loader: ({ context: { app, mayPrefetch } }) => {
    if (mayPrefetch) app.queries.prefetchQuery(app.tramite.query(getHome, undefined))
  },
  component: HomeRoute,
})

function HomeRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { view, dialog } = useHome(search, (next) =>
    navigate({ search: next, replace: true, resetScroll: false }),
  )
  return (
    <>
      <HomeView {...view} />
      {dialog}
    </>
  )
}
