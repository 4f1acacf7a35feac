import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { App } from '../ports/ports.types.ts'
import { PortsProvider } from '../ports/ports-context.tsx'

const AppContext = createContext<App | undefined>(undefined)

/** By then an answer has corrected the clock: with a clock a month ahead, every draft would have expired. */
const SWEEP_AFTER_MS = 60_000

/** Wraps the pages behind sign-in. Also removes expired drafts, of all users. */
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
  /** Id of the business; null for data of all businesses of the user. */
  id: string | null
  children: ReactNode
}

function OneBusiness({ id, children }: BusinessProviderProps) {
  const app = useApp()
  const [own] = useState(() => ({ ...app, tramite: app.tramite.within(id) }))
  return <AppContext value={own}>{children}</AppContext>
}

/**
 * Wraps the pages of a business. Their calls are made for this business and this user, even if they finish
 * after another business or user has become active. The pages are remounted for another business, so that no
 * state carries over.
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
 * @throws {Error} outside of `TramiteProvider`
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp belongs below TramiteProvider')
  return app
}
