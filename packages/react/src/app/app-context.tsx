import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { App } from '../ports/ports.types.ts'
import { PortsProvider } from '../ports/ports-context.tsx'

const AppContext = createContext<App | undefined>(undefined)

/** Stands around the pages behind sign-in. */
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
 * What the pages behind sign-in stand on.
 * @throws {Error} outside `TramiteProvider`
 */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp belongs below TramiteProvider')
  return app
}
