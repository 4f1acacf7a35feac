import {
  Building2,
  Download,
  FileCheck,
  LogOut,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { shellLabels } from '../../labels/shell.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { ShellUser } from '../shell.types.ts'
import * as css from './AccountMenu.css.ts'

const items = [
  { label: shellLabels.profile, href: '/profile?section=user', icon: UserRound },
  { label: shellLabels.company, href: '/profile?section=customer', icon: Building2 },
  { label: shellLabels.manageUsers, href: '/profile?section=settings', icon: UsersRound },
  { label: shellLabels.terms, href: '/terms', icon: FileCheck },
  { label: shellLabels.privacy, href: '/politics', icon: ShieldCheck },
] as const
const exportItem = { label: shellLabels.exportAll, href: '/export', icon: Download } as const

/** The signed-in user, and the actions of the account. */
export function AccountMenu({ user, onSignOut }: { user: ShellUser; onSignOut: () => void }) {
  return (
    <Popover
      label={shellLabels.account}
      className={css.panel}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={css.trigger}>
          <Avatar name={user.name} />
          <span className={css.who}>
            <span className={css.name}>{user.name}</span>
            {user.occupation && <span className={css.occupation}>{user.occupation}</span>}
          </span>
          <VisuallyHidden>, {shellLabels.openAccount}</VisuallyHidden>
        </button>
      )}
    >
      <ul>
        {[...items, ...(user.canExport ? [exportItem] : [])].map((item) => (
          <li key={item.href}>
            <AccountLink item={item} />
          </li>
        ))}
        <li className={css.last}>
          <button type="button" className={css.item} data-closes="" onClick={onSignOut}>
            <LogOut className={css.icon} />
            {shellLabels.signOut}
          </button>
        </li>
      </ul>
    </Popover>
  )
}

function AccountLink({ item }: { item: (typeof items)[number] | typeof exportItem }) {
  const linkProps = useLinkProps(item.href)
  const Icon = item.icon
  return (
    <a {...linkProps} className={css.item}>
      <Icon className={css.icon} />
      {item.label}
    </a>
  )
}
