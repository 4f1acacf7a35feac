import { Check, Minus } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'checked' | 'disabled'> {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  isLabelHidden?: boolean
}

/** A yes or no with its words. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
  isLabelHidden = false,
  ...input
}: CheckboxProps) {
  const Icon = isIndeterminate ? Minus : Check
  return (
    <label className={css.wrap}>
      <span className={css.mark}>
        <input
          {...input}
          ref={(element) => {
            if (element) element.indeterminate = isIndeterminate
          }}
          type="checkbox"
          className={css.input}
          checked={isSelected}
          aria-disabled={isDisabled || undefined}
          onChange={(event) => {
            if (!isDisabled) onChange(event.target.checked)
          }}
        />
        <Icon className={css.icon} />
      </span>
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </label>
  )
}
