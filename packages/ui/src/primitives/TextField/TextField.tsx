import { TEXT_MAX } from '@tramite/core/forms'
import type { ComponentPropsWithRef } from 'react'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'required'>

export interface TextFieldProps extends FieldTexts, InputProps {
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
}

/** One line of text, of at most 255 characters unless it says otherwise. Specification §5. */
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
          maxLength={TEXT_MAX}
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
