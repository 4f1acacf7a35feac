import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as fieldCss from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import * as css from './PasswordField.css.ts'

/** A password, hidden until the user asks to see it. */
export function PasswordField({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  isRequired,
  ...input
}: Omit<TextFieldProps, 'type' | 'mask' | 'isLimited' | 'hasCounter' | 'suffix'>) {
  const [isVisible, setVisible] = useState(false)
  const texts = { label, isLabelHidden, description, error }
  return (
    <Field {...texts}>
      {(control) => (
        <div className={css.box}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
            className={`${fieldCss.control} ${css.input}`}
            value={value}
            aria-required={isRequired || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            className={css.toggle}
            label={primitiveLabels[isVisible ? 'hidePassword' : 'showPassword'](label)}
            icon={isVisible ? <EyeOff /> : <Eye />}
            aria-controls={control.id}
            onPress={() => setVisible(!isVisible)}
          />
        </div>
      )}
    </Field>
  )
}
