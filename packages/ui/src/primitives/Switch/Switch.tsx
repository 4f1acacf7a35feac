import type { ReactNode } from 'react'
import * as css from './Switch.css.ts'

/** Turns something on or off at once. */
export function Switch({
  children,
  isSelected,
  onChange,
}: {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <label className={css.wrap}>
      <input
        type="checkbox"
        role="switch"
        className={css.input}
        checked={isSelected}
        aria-checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
