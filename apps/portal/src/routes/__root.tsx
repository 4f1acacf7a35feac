import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { RootLayout } from '../providers/root-layout.tsx'

export const Route = createRootRoute({
  component: () => (
    <RootLayout>
      <Outlet />
    </RootLayout>
  ),
  // An unknown path leads home, which sends a visitor to sign in.
  notFoundComponent: () => null,
  beforeLoad: ({ matches }) => {
    if (matches.some((match) => match.globalNotFound)) throw redirect({ to: '/' })
  },
})
