import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_guest')({
  beforeLoad: async ({ location, context: { ports } }) => {
    if (!ports.session.session()) return
    const { leadUser } = await import('../session/lead-user.ts')
    const href = await leadUser(ports, location)
    if (href) throw redirect({ href })
  },
  component: Outlet,
})
