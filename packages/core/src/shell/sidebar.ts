import { FINANCIAL_PATH, isWithin } from '../portal-paths.ts'
import { evaluateSection, type ReservedSection } from '../session/index.ts'

/** An area of the portal with an entry in the sidebar. */
export type ShellSection =
  | 'home'
  | 'demands'
  | 'documents'
  | 'journeys'
  | 'tools'
  | 'finances'
  | 'businesses'

/** An entry of the sidebar. */
export interface SidebarEntry {
  readonly section: ShellSection
  readonly path: string
}

/** Every entry, in order; `reserved` for those that not every user sees. */
const entries: readonly (SidebarEntry & { readonly reserved?: ReservedSection })[] = [
  { section: 'home', path: '/' },
  { section: 'demands', path: '/demands' },
  { section: 'documents', path: '/documents' },
  { section: 'journeys', path: '/journeys' },
  { section: 'tools', path: '/tools' },
  { section: 'finances', path: FINANCIAL_PATH, reserved: 'financial' },
  { section: 'businesses', path: '/business', reserved: 'business' },
]

/** The user who sees the sidebar. */
export interface SidebarViewer {
  readonly customerAdmin: boolean
  readonly customerSuperAdmin: boolean
}

/** The entries that a user sees: 'Financeiro' and 'Negócios' for super admins. */
export function listSidebarEntries(user: SidebarViewer): SidebarEntry[] {
  return entries
    .filter(({ reserved }) => reserved === undefined || evaluateSection(reserved, user).allowed)
    .map(({ section, path }) => ({ section, path }))
}

/** The area of the sidebar that a path belongs to; undefined for pages outside all areas. */
export function toShellSection(path: string): ShellSection | undefined {
  if (path === '/') return 'home'
  return entries.find((entry) => entry.path !== '/' && isWithin(path, entry.path))?.section
}
