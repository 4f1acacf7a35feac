import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as overlayCss from '../Overlay/Overlay.css.ts'
import * as css from './Menu.css.ts'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  onAction: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

export interface MenuPanelProps {
  label: string
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A long list is made when it opens. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[])
}

/**
 * The library leaves the focus on the list itself where Enter or Space has pressed the button: it takes the click
 * that the browser makes of the key for a screen reader's.
 */
function focusFirst(menu: HTMLElement) {
  menu.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus()
}

/** The list of a `Menu`. */
export function MenuPanel({ label, trigger, isOpen, onOpenChange, actions }: MenuPanelProps) {
  return (
    <LocaleProvider>
      <Popover
        aria-label={label}
        triggerRef={trigger}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={`${overlayCss.panel} ${css.popover}`}
      >
        <Actions label={label} actions={actions} onClose={() => onOpenChange(false)} />
      </Popover>
    </LocaleProvider>
  )
}

/** What stands in the list, while it is open. */
function Actions({
  label,
  actions,
  onClose,
}: Pick<MenuPanelProps, 'label' | 'actions'> & { onClose: () => void }) {
  const listed = typeof actions === 'function' ? actions() : actions
  return (
    // A menu is left by Tab: nothing stays open behind the focus. It comes to an item, not to the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the menu leaves
    <div
      role="presentation"
      onFocus={({ target }) => {
        if (target.role === 'menu') focusFirst(target)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose()
      }}
    >
      <Menu aria-label={label} autoFocus="first" className={css.menu} onClose={onClose}>
        {listed.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            className={css.item}
            isDisabled={action.isDisabled ?? false}
            data-danger={action.isDanger || undefined}
            onAction={action.onAction}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
