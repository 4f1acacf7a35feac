import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../integrations/open-ports.ts'
import { RootLayout } from '../providers/root-layout.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootRoute })

function RootRoute() {
  return (
    <RootLayout {...Route.useRouteContext()}>
      <Outlet />
    </RootLayout>
  )
}
