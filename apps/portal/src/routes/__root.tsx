import { createRootRoute, Outlet } from '@tanstack/react-router'
import { RootLayout } from '../providers/root-layout.tsx'

export const Route = createRootRoute({ component: RootRoute })

function RootRoute() {
  return (
    <RootLayout>
      <Outlet />
    </RootLayout>
  )
}
