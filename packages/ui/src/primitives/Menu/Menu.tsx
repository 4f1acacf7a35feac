import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover } from '../Popover/Popover.tsx'
import * as css from './Menu.css.ts'

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  onAction: () => void
  isDanger?: boolean
  /** Stays reachable, does nothing. */
  isDisabled?: boolean
}

/** Further actions behind a button with three dots. Arrows, Home, End and first letters move. */
export function Menu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <Popover
      label={label}
      role="menu"
      className={css.popover}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={label}
          icon={<Ellipsis />}
          variant="outlined"
          aria-haspopup="menu"
        />
      )}
    >
      <MenuItems actions={actions} />
    </Popover>
  )
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function nextIndex(key: string, index: number, actions: readonly MenuAction[]): number {
  const step = steps[key]
  if (step) return step(index, actions.length)
  if (key.length !== 1 || key === ' ') return -1
  const order = actions.map((_, offset) => (index + 1 + offset) % actions.length)
  const letter = key.toLocaleLowerCase('pt-BR')
  return (
    order.find((each) => actions[each]?.label.toLocaleLowerCase('pt-BR').startsWith(letter)) ?? -1
  )
}

function MenuItems({ actions }: { actions: readonly MenuAction[] }) {
  const items = useRef<(HTMLButtonElement | null)[]>([])
  useEffect(() => items.current[0]?.focus(), [])
  const move = (event: KeyboardEvent, index: number) => {
    const next = items.current[nextIndex(event.key, index, actions)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return actions.map((action, index) => (
    <button
      key={action.id}
      ref={(element) => {
        items.current[index] = element
      }}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={css.item}
      aria-disabled={action.isDisabled || undefined}
      data-danger={action.isDanger || undefined}
      data-closes={action.isDisabled ? undefined : ''}
      onKeyDown={(event) => move(event, index)}
      onClick={() => {
        if (!action.isDisabled) action.onAction()
      }}
    >
      {action.icon}
      {action.label}
    </button>
  ))
}
