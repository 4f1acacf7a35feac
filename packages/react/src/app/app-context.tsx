import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { App } from '../ports/ports.types.ts'
import { PortsProvider } from '../ports/ports-context.tsx'

const AppContext = createContext<App | undefined>(undefined)

/** An answer has corrected the clock by then: with one that is a month ahead every draft would be too old. */
const SWEEP_AFTER_MS = 60_000

/** Wraps the pages behind sign-in; forgets drafts that are too old, of whichever user. */
export function TramiteProvider({ app, children }: { app: App; children: ReactNode }) {
  const { drafts } = app
  useEffect(() => {
    const timer = setTimeout(() => drafts.sweep(), SWEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [drafts])
  return (
    <PortsProvider ports={app.ports}>
      <AppContext value={app}>
        <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
      </AppContext>
    </PortsProvider>
  )
}

interface BusinessProviderProps {
  /** Of the business; null for all of the user's, as for what may belong to another than the active one. */
  id: string | null
  children: ReactNode
}

function OneBusiness({ id, children }: BusinessProviderProps) {
  const app = useApp()
  const [own] = useState(() => ({ ...app, tramite: app.tramite.within(id) }))
  return <AppContext value={own}>{children}</AppContext>
}

/**
 * Stands around the pages of a business: whatever they ask for, and what goes on when they are gone, is asked for
 * that business and that person, whoever and whichever is active by then. For another business they begin anew:
 * nothing on the page outlives the switch, or is asked for the other one.
 */
export function BusinessProvider({ id, children }: BusinessProviderProps) {
  return (
    <OneBusiness key={id} id={id}>
      {children}
    </OneBusiness>
  )
}

/**
 * What the pages behind sign-in work with.
 * @throws {Error} outside `TramiteProvider`
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp belongs below TramiteProvider')
  return app
}
