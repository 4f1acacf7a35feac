import { Check, ChevronRight, Minus } from 'lucide-react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { tableLabels } from '../../labels/table.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './DataTable.css.ts'

/** The box that ticks a row, or all of them. */
export function RowBox({ label }: { label?: string }) {
  return (
    <Checkbox slot="selection" className={css.box} {...(label && { 'aria-label': label })}>
      {({ isIndeterminate }) =>
        isIndeterminate ? <Minus className={css.mark} /> : <Check className={css.mark} />
      }
    </Checkbox>
  )
}

const isOfControl = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('a, button') !== null

const keep = (event: SyntheticEvent) => {
  if (isOfControl(event)) event.stopPropagation()
}
const keepKey = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') keep(event)
}

const stop = (event: Event) => event.stopPropagation()

/** A table of the library takes over the focus that an overlay returns to a button in one of its rows. */
function keepReturnedFocus(element: HTMLElement | null) {
  const returned = 'react-aria-focus-scope-restore'
  element?.addEventListener(returned, stop)
  return () => element?.removeEventListener(returned, stop)
}

/**
 * Wraps links and buttons inside a row: their presses and the focus returned to them do not reach the
 * row, which would tick itself and swallow keys.
 */
export function OwnPresses({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops events from reaching the row
    <div
      ref={keepReturnedFocus}
      className={css.ownPresses}
      onClick={keep}
      onMouseDown={keep}
      onPointerDown={keep}
      onKeyDown={keepKey}
    >
      {children}
    </div>
  )
}

/**
 * Wraps a table whose rows cannot be ticked: in a row Enter follows its first link, which Tab does not reach.
 * Not in a row's details, which are a row, too, nor together with other keys, which a click would leave out.
 */
export function FollowedRows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles a key that the rows leave
    <div
      onKeyDown={({ key, altKey, ctrlKey, metaKey, shiftKey, target }) => {
        if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey) return
        if (!(target instanceof HTMLElement) || target.role !== 'row') return
        if (!target.classList.contains(css.details)) target.querySelector('a')?.click()
      }}
    >
      {children}
    </div>
  )
}

/** Unfolds the details of a row. */
export function FoldButton({
  name,
  isOpen,
  onPress,
}: {
  name: string
  isOpen: boolean
  onPress: () => void
}) {
  return (
    <IconButton
      size="small"
      className={isOpen ? css.unfolded : undefined}
      label={isOpen ? tableLabels.fold(name) : tableLabels.unfold(name)}
      icon={<ChevronRight />}
      aria-expanded={isOpen}
      onPress={onPress}
    />
  )
}
