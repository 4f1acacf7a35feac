import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router'
import { RootLayout } from '../providers/root-layout.tsx'

export const Route = createRootRoute({
  component: RootRoute,
  // An unknown path leads home, which sends a visitor to sign in.
  notFoundComponent: () => <Navigate to="/" replace />,
})

function RootRoute() {
  return (
    <RootLayout>
      <Outlet />
    </RootLayout>
  )
}
