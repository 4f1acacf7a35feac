import type { ContractLine } from '@tramite/core/access'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { shellLabels } from '../../labels/shell.ts'
import { SiteName } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRootClass } from '../../primitives/use-root-class.ts'
import { notPrinted } from '../../theme/print.css.ts'
import { besideSidebar } from '../../theme/root-class.css.ts'
import { AppHeader, type AppHeaderProps } from '../AppHeader/AppHeader.tsx'
import { BusinessSelect } from '../BusinessSelect/BusinessSelect.tsx'
import { ContractBanner } from '../ContractBanner/ContractBanner.tsx'
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx'
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar.tsx'
import * as css from './AppShell.css.ts'

export interface AppShellProps
  extends Omit<AppHeaderProps, 'isMenuOpen' | 'onMenuOpen'>,
    SidebarProps {
  /** What the contract restricts, if anything. */
  contractLine?: ContractLine | null
  /** The businesses are loading: on a phone their row is reserved before they arrive. */
  isLoadingBusinesses?: boolean
  children: ReactNode
}

const Nothing = (): ReactNode => null
/**
 * Nobody hovers over anything before the page is shown; if this code does not arrive, only tooltips are
 * missing.
 */
const TooltipHost = lazy(async () => {
  const code = await import('../../primitives/Tooltip/TooltipHost.tsx').catch(() => undefined)
  return { default: code?.TooltipHost ?? Nothing }
})

const mainId = 'conteudo'

/** Header, sidebar and the area of the page. All data are props; nothing is fetched here. */
export function AppShell({
  children,
  current,
  entries,
  waitingCount,
  contractLine,
  isLoadingBusinesses = false,
  ...header
}: AppShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  useRootClass(besideSidebar)
  const sidebar = { firm: header.firm, current, entries, waitingCount }
  return (
    <div className={css.shell}>
      <a className={`${css.skip} ${notPrinted}`} href={`#${mainId}`}>
        {shellLabels.skip}
      </a>
      <aside className={`${css.sidebar} ${notPrinted}`}>
        <Sidebar {...sidebar} />
      </aside>
      <div className={css.column}>
        <AppHeader {...header} isMenuOpen={isMenuOpen} onMenuOpen={() => setMenuOpen(true)} />
        <section
          aria-label={shellLabels.activeBusiness}
          className={`${css.business} ${notPrinted}`}
        >
          {isLoadingBusinesses ? (
            <div className={css.businessRow}>
              <Skeleton height="100%" />
            </div>
          ) : (
            <BusinessSelect {...header} />
          )}
        </section>
        <main id={mainId} className={css.main} tabIndex={-1}>
          {contractLine && <ContractBanner {...contractLine} />}
          <SiteName value={header.firm.name}>{children}</SiteName>
        </main>
      </div>
      <NavDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <Sidebar {...sidebar} />
      </NavDrawer>
      <Suspense>
        <TooltipHost />
      </Suspense>
    </div>
  )
}
