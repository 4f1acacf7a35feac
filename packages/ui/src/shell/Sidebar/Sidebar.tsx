import { BriefcaseBusiness, Building2, FileText, House, Route, Wallet, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { OfficeContact } from '../OfficeContact/OfficeContact.tsx'
import type { ShellFirm, ShellSection } from '../shell.types.ts'
import * as css from './Sidebar.css.ts'

interface Entry {
  section: ShellSection
  href: string
  icon: typeof House
  isForSuperAdmin?: boolean
}

const entries: readonly Entry[] = [
  { section: 'home', href: '/', icon: House },
  { section: 'demands', href: '/demands', icon: BriefcaseBusiness },
  { section: 'documents', href: '/documents', icon: FileText },
  { section: 'journeys', href: '/journeys', icon: Route },
  { section: 'tools', href: '/tools', icon: Wrench },
  { section: 'finances', href: '/financial', icon: Wallet, isForSuperAdmin: true },
  { section: 'businesses', href: '/business', icon: Building2, isForSuperAdmin: true },
]

export interface SidebarProps {
  firm: ShellFirm
  current: ShellSection | undefined
  isSuperAdmin: boolean
  /** Demands that wait for the customer; shown beside 'Demandas'. */
  waitingCount?: number | undefined
  /** Stands between the mark and the entries. */
  children?: ReactNode
}

/** The areas of the portal, and the way to the office. */
export function Sidebar({ firm, current, isSuperAdmin, waitingCount = 0, children }: SidebarProps) {
  const shown = entries.filter((entry) => isSuperAdmin || !entry.isForSuperAdmin)
  return (
    <div className={css.column}>
      <div className={css.brand}>
        <Brand firm={firm} />
      </div>
      {children}
      <nav aria-label={shellLabels.mainNavigation}>
        <ul className={css.list}>
          {shown.map((entry) => (
            <li key={entry.section}>
              <SidebarEntry
                entry={entry}
                isCurrent={entry.section === current}
                waitingCount={entry.section === 'demands' ? waitingCount : 0}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <OfficeContact firm={firm} />
      </div>
    </div>
  )
}

function SidebarEntry({
  entry,
  isCurrent,
  waitingCount,
}: {
  entry: Entry
  isCurrent: boolean
  waitingCount: number
}) {
  const linkProps = useLinkProps(entry.href)
  const Icon = entry.icon
  return (
    // `true`, not `page`: the entry also stands for the pages below it.
    <a {...linkProps} className={css.entry} aria-current={isCurrent || undefined}>
      <Icon />
      {shellLabels[entry.section]}
      {waitingCount > 0 && (
        <span className={css.badge}>
          <Badge tone="turn">
            <span aria-hidden="true">{waitingCount}</span>
            <VisuallyHidden>, {shellLabels.waitingForYou(waitingCount)}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </a>
  )
}
