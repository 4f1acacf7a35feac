import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as fieldCss from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Choices.css.ts'

export interface ChoiceFrameProps {
  /** The question. */
  label: string
  isLabelHidden?: boolean
  description?: string | undefined
  /** Why the choice is refused. */
  error?: string | undefined
}

/** The question above a group of choices, with its description or error, tied to the whole group. */
export function ChoiceFrame({
  label,
  isLabelHidden = false,
  description,
  error,
  role = 'group',
  isRequired = false,
  children,
}: ChoiceFrameProps & {
  role?: 'group' | 'radiogroup'
  isRequired?: boolean
  children: ReactNode
}) {
  const id = useId()
  const note = error ?? description
  const labelText = (
    <span id={`${id}-label`} className={fieldCss.label}>
      {label}
    </span>
  )
  const isRefused = error !== undefined && role === 'radiogroup'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only the radio group uses these two
    <div
      role={role}
      className={fieldCss.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-note` : undefined}
      aria-invalid={isRefused || undefined}
      aria-required={(isRequired && role === 'radiogroup') || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {description && !error && (
        <p id={`${id}-note`} className={fieldCss.description}>
          {description}
        </p>
      )}
      <div className={css.choices}>{children}</div>
      {error && (
        <p id={`${id}-note`} className={fieldCss.error}>
          <CircleAlert className={fieldCss.errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
