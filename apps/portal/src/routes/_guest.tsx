import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { hasMailLink } from '../integrations/mail-link.ts'

export const Route = createFileRoute('/_guest')({
  beforeLoad: async ({ location, context: { ports } }) => {
    if (!ports.session.session()) return
    const page = location.pathname
    // Redirecting home silently would look as if the link of the e-mail were broken.
    if (page === '/forgot' || (page === '/reset-password' && hasMailLink('reset-password'))) {
      const { tellOfSession } = await import('../session/tell-of-session.ts')
      tellOfSession(ports, page)
    }
    throw redirect({ to: '/' })
  },
  component: Outlet,
})
