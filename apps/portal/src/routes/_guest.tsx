import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_guest')({
  beforeLoad: async ({ location, context: { ports } }) => {
    if (!ports.session.session()) return
    if (location.pathname !== '/signIn') {
      const { tellOfSession } = await import('../session/tell-of-session.ts')
      tellOfSession(ports, location.pathname)
    }
    throw redirect({ to: '/' })
  },
  component: Outlet,
})
