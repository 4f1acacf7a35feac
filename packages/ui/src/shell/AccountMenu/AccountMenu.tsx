import { shellLabels } from '../../labels/shell.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { LoadedPopover } from '../../primitives/Popover/Popover.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { headerCode } from '../AppHeader/header-code.ts'
import type { ShellUser } from '../shell.types.ts'
import * as css from './AccountMenu.css.ts'

/** The signed-in user, and the actions of the account. */
export function AccountMenu({ user, onSignOut }: { user: ShellUser; onSignOut: () => void }) {
  return (
    <LoadedPopover
      code={headerCode}
      label={shellLabels.account}
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
      {({ AccountItems }) => (
        <AccountItems canExport={user.canExport === true} onSignOut={onSignOut} />
      )}
    </LoadedPopover>
  )
}
