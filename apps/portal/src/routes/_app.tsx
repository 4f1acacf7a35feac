import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { LoadingScreen } from '@tramite/ui/shell'
import { AppLayout } from '../providers/app-layout.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, preload, context: { ports } }) => {
    // The session may have been ended where this page was not notified, or sign-out is still running: the
    // return path is not kept.
    if (!preload && ports.session.isSignedOut()) {
      const { dropSession } = await import('../session/forget-session.ts')
      dropSession(ports.session)
      throw redirect({ to: '/signIn' })
    }
    if (!ports.session.session()) {
      const isHome = location.pathname === '/'
      throw redirect({ to: '/signIn', search: isHome ? {} : { returnTo: location.href } })
    }
    const { guardPage, mayPrefetch, prepareApp } = await import('../providers/prepare-app.ts')
    await guardPage(ports, location.pathname, preload)
    const app = await prepareApp(ports)
    return { app, mayPrefetch: mayPrefetch(app) }
  },
  component: AppRoute,
  // Without a stored business, the first one is being requested.
  pendingComponent: LoadingScreen,
  pendingMs: 300,
})

function AppRoute() {
  return (
    <AppLayout app={Route.useRouteContext().app}>
      <Outlet />
    </AppLayout>
  )
}
