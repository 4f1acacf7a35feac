import type { ShellSection } from '@tramite/ui/shell'

const sections: readonly [prefix: string, section: ShellSection][] = [
  ['/demands', 'demands'],
  ['/documents', 'documents'],
  ['/journeys', 'journeys'],
  ['/tools', 'tools'],
  ['/financial', 'finances'],
  ['/business', 'businesses'],
]

/** The area of the sidebar that a path belongs to. */
export function toShellSection(pathname: string): ShellSection | undefined {
  if (pathname === '/') return 'home'
  return sections.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1]
}
