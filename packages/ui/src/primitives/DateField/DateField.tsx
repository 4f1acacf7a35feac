import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'

export interface DateFieldProps extends FieldTexts {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
  /** YYYY-MM-DD */
  min?: string | undefined
  max?: string | undefined
  size?: 'normal' | 'small'
  name?: string
  isRequired?: boolean
}

/** A day, with the browser's own calendar (light, and the one the reader's phone knows). */
export function DateField({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  min,
  max,
  size = 'normal',
  name,
  isRequired,
}: DateFieldProps) {
  const texts = { label, isLabelHidden, description, error }
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          type="date"
          lang="pt-BR"
          name={name}
          className={`${fieldCss.control} ${sizeClass}`.trim()}
          value={value}
          min={min}
          max={max}
          required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
