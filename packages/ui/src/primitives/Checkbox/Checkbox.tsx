import { Check, CircleAlert, Minus } from 'lucide-react'
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import * as fieldCss from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'checked' | 'disabled'> {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Only some of the items it represents are chosen. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  isLabelHidden?: boolean
  /** Must be ticked. */
  isRequired?: boolean
  /** A second line, muted. */
  description?: string | undefined
  /** Why it is refused. */
  error?: string | undefined
}

/** A yes-or-no choice with its label. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
  isLabelHidden = false,
  isRequired = false,
  description,
  error,
  ...input
}: CheckboxProps) {
  const noteId = useId()
  const note = error ?? description
  const Icon = isIndeterminate ? Minus : Check
  return (
    // One element with and without a note, so that the box keeps its focus when a note appears or disappears.
    <div className={note ? undefined : css.alone}>
      <label className={css.wrap}>
        <span className={css.mark}>
          <input
            {...input}
            ref={(element) => {
              if (element) element.indeterminate = isIndeterminate
            }}
            type="checkbox"
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : input['aria-invalid']}
            aria-describedby={note ? noteId : input['aria-describedby']}
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
      {note && (
        <p id={noteId} className={`${css.note} ${error ? fieldCss.error : fieldCss.description}`}>
          {error && <CircleAlert className={fieldCss.errorIcon} />}
          {note}
        </p>
      )}
    </div>
  )
}
