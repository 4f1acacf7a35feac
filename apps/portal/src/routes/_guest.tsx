import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context: { ports } }) => {
    if (ports.session.session()) throw redirect({ to: '/' })
  },
  component: Outlet,
})
