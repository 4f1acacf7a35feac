import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useRef } from 'react'
import { Counter, counted } from '../Field/Counter.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import * as css from './TextField.css.ts'
import { type FieldMask, useMasked } from './use-masked.ts'

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'onChange' | 'value' | 'required' | 'prefix'
>

export interface TextFieldProps extends FieldTexts, InputProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
  /** Maximum length, in UTF-16 units. */
  maxLength: number
  isRequired?: boolean
  /** The value is the formatted text; the form's schema accepts it as it is. */
  mask?: FieldMask
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean
  /** Before and after the text, inside the box: 'R$', 'dias'. The label must say it, too. */
  prefix?: ReactNode
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
  hasCounter = false,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const toMasked = useMasked(own)
  const attach = (element: HTMLInputElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const texts = { label, isLabelHidden, description, error }
  const isFramed = prefix !== undefined || suffix !== undefined
  return (
    <Field {...texts}>
      {(control) => {
        const field = (
          <input
            type="text"
            {...input}
            {...control}
            {...(hasCounter && counted(control))}
            ref={attach}
            className={isFramed ? css.bare : fieldCss.control}
            value={value}
            aria-required={isRequired || undefined}
            onChange={(event) => onChange(mask ? toMasked(event, mask) : event.target.value)}
          />
        )
        return (
          <>
            {isFramed ? (
              <div className={`${fieldCss.control} ${css.frame}`}>
                {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
                {field}
                {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
              </div>
            ) : (
              field
            )}
            {hasCounter && <Counter of={control} length={value.length} max={input.maxLength} />}
          </>
        )
      }}
    </Field>
  )
}
