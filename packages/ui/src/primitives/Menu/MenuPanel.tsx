import { type ReactNode, type RefObject, useEffect, useState } from 'react'
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
  /** A long list is only created when the menu opens. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[])
}

/**
 * The library leaves the focus on the list itself after Enter or Space on the button, since it takes the
 * click that the browser derives from the key for one by a screen reader.
 */
function focusFirst(menu: HTMLElement) {
  menu.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus()
}

/**
 * Returns the focus to the button as soon as the menu closes. The library does so a frame after the menu has
 * faded out: a dialog that opens meanwhile would take a disappearing menu item for its opener.
 */
function useFocusBack(trigger: MenuPanelProps['trigger'], isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    return () => {
      const { activeElement } = document
      const isLeft = activeElement === document.body || activeElement?.closest('[role="menu"]')
      if (isLeft) trigger.current?.focus({ preventScroll: true })
    }
  }, [trigger, isOpen])
}

/** Counts how often the menu was opened. */
function useOpenings(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen: false, count: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, count: last.count + Number(isOpen) })
  return last.count
}

/** The list of a `Menu`. */
export function MenuPanel({ label, trigger, isOpen, onOpenChange, actions }: MenuPanelProps) {
  useFocusBack(trigger, isOpen)
  // A menu that is opened again while it fades out needs a new list: only that takes the focus.
  const opening = useOpenings(isOpen)
  return (
    <LocaleProvider>
      <Popover
        key={opening}
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

/** The content of the list while it is open. */
function Actions({
  label,
  actions,
  onClose,
}: Pick<MenuPanelProps, 'label' | 'actions'> & { onClose: () => void }) {
  const listed = typeof actions === 'function' ? actions() : actions
  return (
    // Tab leaves the menu, so it must close. The focus is on an item, not on the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles the events left by the menu
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
