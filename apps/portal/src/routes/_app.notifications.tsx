import { createFileRoute } from '@tanstack/react-router'
import { NotificationsView } from '@tramite/ui/notifications'
import { toStrictSearch } from '../integrations/strict-search.ts'
import { readNotificationsPage } from '../notifications/notification-queries.ts'
import { parseNotificationsSearch } from '../notifications/notifications-search.ts'
import { useNotifications } from '../notifications/use-notifications.ts'
import { toChangedSearch } from '../paged-list/changed-search.ts'

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: toStrictSearch(parseNotificationsSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { app } }) => {
    app.queries.prefetchQuery(app.tramite.query(readNotificationsPage, deps))
  },
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const notifications = useNotifications(search, (next) =>
    navigate({
      search: (newest) => toChangedSearch(newest, search, next),
      replace: true,
      resetScroll: false,
    }),
  )
  return <NotificationsView {...notifications} />
}
