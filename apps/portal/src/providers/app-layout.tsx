import type { ReactNode } from 'react'

/** The authenticated layout: the shell around every page behind sign-in. */
export function AppLayout({ children }: { children: ReactNode }) {
  return <>{children}</>
}
