import { createFileRoute } from '@tanstack/react-router'
import { toSearchChange } from '@tramite/react/search'
import { NotificationsView } from '@tramite/ui/notifications'
import { listNotificationsAt } from '../notifications/notifications-queries.ts'
import { notificationsSearch } from '../notifications/notifications-search.ts'
import { useNotifications } from '../notifications/use-notifications.ts'

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: notificationsSearch.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app, mayPrefetch } }) => {
    if (mayPrefetch) app.queries.prefetchQuery(app.tramite.query(listNotificationsAt, deps))
  },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const notifications = useNotifications(search, (next) => navigate(toSearchChange(search, next)))
  return <NotificationsView {...notifications} />
}
