import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react'
import { Counter, counted } from '../Field/Counter.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import * as css from './TextField.css.ts'
import { type FieldMask, useMasked } from './use-masked.ts'

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'value' | 'required'>

export interface TextFieldProps extends FieldTexts, InputProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
  /**
   * Maximum number of characters that the form accepts, in UTF-16 units. More can be typed; it is counted
   * below and refused by the form, because the browser would cut it off silently.
   */
  maxLength: number
  /** Nothing beyond `maxLength` can be typed or pasted, because no form refuses the text. */
  isLimited?: boolean
  isRequired?: boolean
  /** The value is the formatted text, which the form's schema accepts. */
  mask?: FieldMask
  /** Shows how many characters of `maxLength` are used, also before it is exceeded. */
  hasCounter?: boolean
  /** After the text, inside the box: 'dias'. The label must say it, too. */
  suffix?: ReactNode
}

/** One line of text. */
export function TextField({
  ref,
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  isRequired,
  mask,
  maxLength,
  isLimited,
  hasCounter,
  suffix,
  ...input
}: TextFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const toMasked = useMasked(own, value)
  const attach = (element: HTMLInputElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const isCounted = hasCounter || value.length > maxLength
  const texts = { label, isLabelHidden, description, error }
  return (
    <Field {...texts}>
      {(control) => {
        const field = (
          <input
            type="text"
            {...input}
            {...control}
            {...(isCounted && counted(control))}
            maxLength={isLimited ? maxLength : undefined}
            ref={attach}
            className={suffix ? css.bare : fieldCss.control}
            value={value}
            aria-required={isRequired || undefined}
            onChange={(event) => onChange(mask ? toMasked(event, mask) : event.target.value)}
          />
        )
        return (
          <>
            {suffix ? (
              <div className={`${fieldCss.control} ${css.frame}`}>
                {field}
                <span className={css.affix}>{suffix}</span>
              </div>
            ) : (
              field
            )}
            {isCounted && <Counter of={control} length={value.length} max={maxLength} />}
          </>
        )
      }}
    </Field>
  )
}
