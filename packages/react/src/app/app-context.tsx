import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import type { App } from '../ports/ports.types.ts'
import { PortsProvider } from '../ports/ports-context.tsx'

const AppContext = createContext<App | undefined>(undefined)

/** Wraps the pages behind sign-in. */
export function TramiteProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <PortsProvider ports={app.ports}>
      <AppContext value={app}>
        <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
      </AppContext>
    </PortsProvider>
  )
}

/**
 * Stands around the pages of a business: whatever they ask for, and what goes on when they are gone, is asked for
 * that business and that person, whoever and whichever is active by then.
 * @param id of the business; another one needs another `key`
 */
export function BusinessProvider({ id, children }: { id: string; children: ReactNode }) {
  const app = useApp()
  const [own] = useState(() => ({ ...app, tramite: app.tramite.within(id) }))
  return <AppContext value={own}>{children}</AppContext>
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
