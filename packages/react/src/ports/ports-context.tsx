import { createContext, type ReactNode, use } from 'react'
import type { Ports } from './ports.types.ts'

const PortsContext = createContext<Ports | undefined>(undefined)

/** Wraps every screen. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>
}

/**
 * What every screen may use, even before sign-in.
 * @throws {Error} outside `PortsProvider`
 */
export function usePorts(): Ports {
  const ports = use(PortsContext)
  if (!ports) throw new Error('usePorts belongs below PortsProvider')
  return ports
}
