import type { SidebarEntry as Entry, ShellSection } from '@tramite/core/shell'
import { BriefcaseBusiness, Building2, FileText, House, Route, Wallet, Wrench } from 'lucide-react'
import { formatCount } from '../../labels/count.ts'
import { shellLabels } from '../../labels/shell.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { OfficeContact } from '../OfficeContact/OfficeContact.tsx'
import type { ShellFirm } from '../shell.types.ts'
import * as css from './Sidebar.css.ts'

const icons: Readonly<Record<ShellSection, typeof House>> = {
  home: House,
  demands: BriefcaseBusiness,
  documents: FileText,
  journeys: Route,
  tools: Wrench,
  finances: Wallet,
  businesses: Building2,
}

export interface SidebarProps {
  firm: ShellFirm
  current: ShellSection | undefined
  /** The entries that the user sees, in order. */
  entries: readonly Entry[]
  /** Demands that wait for the customer; shown beside 'Demandas'. */
  waitingCount?: number | undefined
}

/** The areas of the portal, and the contact link to the firm. */
export function Sidebar({ firm, current, entries, waitingCount = 0 }: SidebarProps) {
  return (
    <div className={css.column}>
      <div className={css.brand}>
        <Brand firm={firm} />
      </div>
      <nav aria-label={shellLabels.mainNavigation}>
        <ul className={css.list}>
          {entries.map(({ section, path }) => (
            <li key={section}>
              <SidebarEntry
                section={section}
                href={path}
                isCurrent={section === current}
                waitingCount={section === 'demands' ? waitingCount : 0}
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
  section,
  href,
  isCurrent,
  waitingCount,
}: {
  section: ShellSection
  href: string
  isCurrent: boolean
  waitingCount: number
}) {
  const linkProps = useLinkProps(href)
  const Icon = icons[section]
  return (
    // `true`, not `page`: the entry also covers the pages below it.
    <a {...linkProps} className={css.entry} aria-current={isCurrent || undefined}>
      <Icon />
      {shellLabels[section]}
      {waitingCount > 0 && (
        <span className={css.badge}>
          <Badge tone="turn">
            <span aria-hidden="true">{formatCount(waitingCount)}</span>
            <VisuallyHidden>, {shellLabels.waitingForYou(waitingCount)}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </a>
  )
}
