import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { sessionStore } from '../integrations/session-store.ts'

export const Route = createFileRoute('/_guest')({
  beforeLoad: () => {
    if (sessionStore.session()) throw redirect({ to: '/' })
  },
  component: Outlet,
})
