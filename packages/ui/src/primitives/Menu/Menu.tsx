import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as buttonCss from '../IconButton/IconButton.css.ts'
import * as css from './Menu.css.ts'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  onAction: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** Further actions behind a button with three dots. */
export function Menu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={`${buttonCss.iconButton} ${buttonCss.variant.outlined} ${buttonCss.size.normal}`}
      >
        <Ellipsis />
      </Button>
      <Popover className={css.popover} placement="bottom end">
        <AriaMenu className={css.list}>
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={css.item}
              textValue={action.label}
              isDisabled={action.isDisabled ?? false}
              data-danger={action.isDanger || undefined}
              onAction={action.onAction}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
