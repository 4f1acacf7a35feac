import type { ComponentPropsWithRef } from 'react'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required'>

export interface TextFieldProps extends FieldTexts, InputProps {
  value: string
  onChange: (value: string) => void
  /** Most characters that the field takes, counted as UTF-16 units. */
  maxLength: number
  isRequired?: boolean
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  isRequired,
  ...input
}: TextFieldProps) {
  const texts = { label, isLabelHidden, description, error }
  return (
    <Field {...texts}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={fieldCss.control}
          value={value}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
