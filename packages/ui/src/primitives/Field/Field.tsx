import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Field.css.ts'

/** The texts that every field has. */
export interface FieldTexts {
  label: string
  /** The label is only read aloud; visually the field is self-explanatory. */
  isLabelHidden?: boolean | undefined
  description?: string | undefined
  /** Why the value is refused. */
  error?: string | undefined
}

/** Properties that tie a control to its label, its description and its error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, error or description below, tied to the control that `children` renders. */
export function Field({
  label,
  isLabelHidden = false,
  description,
  error,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? description
  const labelText = (
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className={css.field}>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        // Not the element of the description: an alert would stay one.
        <p key="error" id={noteId} className={css.error}>
          <CircleAlert className={css.errorIcon} />
          {error}
        </p>
      ) : (
        description && (
          <p id={noteId} className={css.description}>
            {description}
          </p>
        )
      )}
    </div>
  )
}
