import { Menu, Plus } from 'lucide-react'
import { shellLabels } from '../../labels/shell.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { notPrinted } from '../../theme/print.css.ts'
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { BusinessSelect, type BusinessSelectProps } from '../BusinessSelect/BusinessSelect.tsx'
import { NotificationPanel } from '../NotificationPanel/NotificationPanel.tsx'
import type { NotificationPanelProps } from '../NotificationPanel/notification-panel.types.ts'
import type { ShellFirm, ShellUser } from '../shell.types.ts'
import * as css from './AppHeader.css.ts'
import { preloadOverlays } from './header-code.ts'

export interface AppHeaderProps extends BusinessSelectProps {
  firm: ShellFirm
  user: ShellUser
  notifications: NotificationPanelProps
  /** Whether the contract allows creating demands; otherwise the button leads to the reason. */
  canCreateDemand?: boolean
  isMenuOpen: boolean
  onMenuOpen: () => void
  onSignOut: () => void
}

/** The header of every page: business, new demand, notifications, account. */
export function AppHeader({
  firm,
  user,
  notifications,
  canCreateDemand = true,
  isMenuOpen,
  onMenuOpen,
  onSignOut,
  ...business
}: AppHeaderProps) {
  return (
    <header className={`${css.header} ${notPrinted}`}>
      <div className={css.side}>
        <div className={css.toggle}>
          <IconButton
            label={shellLabels.openMenu}
            icon={<Menu />}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            onPress={onMenuOpen}
            onPointerEnter={preloadOverlays}
            onFocus={preloadOverlays}
          />
          <Brand firm={firm} isCompact />
        </div>
        <div className={css.business}>
          <BusinessSelect {...business} />
        </div>
      </div>
      <div className={css.tools}>
        <LinkButton
          href="/demands/new"
          variant={canCreateDemand ? 'primary' : 'secondary'}
          icon={<Plus />}
          className={css.create}
        >
          <span className={css.createText}>{shellLabels.createDemand}</span>
        </LinkButton>
        <NotificationPanel {...notifications} />
        <AccountMenu user={user} onSignOut={onSignOut} />
      </div>
    </header>
  )
}
