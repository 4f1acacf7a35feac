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
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import * as css from './AccountItems.css.ts'

const items = [
  { label: shellLabels.profile, href: '/profile?section=user', icon: UserRound },
  { label: shellLabels.company, href: '/profile?section=customer', icon: Building2 },
  { label: shellLabels.manageUsers, href: '/profile?section=settings', icon: UsersRound },
  { label: shellLabels.terms, href: '/terms', icon: FileCheck },
  { label: shellLabels.privacy, href: '/politics', icon: ShieldCheck },
] as const
const exportItem = { label: shellLabels.exportAll, href: '/export', icon: Download } as const

export interface AccountItemsProps {
  canExport: boolean
  onSignOut: () => void
}

/** What the account's menu leads to. */
export function AccountItems({ canExport, onSignOut }: AccountItemsProps) {
  return (
    <ul className={css.panel}>
      {[...items, ...(canExport ? [exportItem] : [])].map((item) => (
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
