import { type ComponentPropsWithoutRef, type Ref, useLayoutEffect, useRef } from 'react'
import { Counter, counted } from '../Field/Counter.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import * as css from './TextArea.css.ts'

type AreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'onChange' | 'value' | 'required'>

export interface TextAreaProps extends FieldTexts, AreaProps {
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
  /**
   * Maximum number of characters that the form accepts; the number of used ones is shown below. More can be
   * typed and is refused by the form, because the browser would cut off a pasted text silently.
   */
  maxLength?: number
  /**
   * Nothing beyond `maxLength` can be typed or pasted. For a text that is saved while typing, so that no form
   * refuses it.
   */
  isLimited?: boolean
  /** Heights in CSS pixels between which the box grows with its text. */
  grow?: { from: number; to: number }
  /** No frame and no padding: its container has them. */
  isBare?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Whether the browser resizes the box, so that nothing has to be measured at each key. */
const growsByItself = () => CSS.supports('field-sizing', 'content')

/** Several lines of text; with `grow` as high as its text. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  isRequired,
  maxLength,
  isLimited = false,
  grow,
  isBare = false,
  ref,
  ...area
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const from = grow?.from
  const to = grow?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = own.current
    if (!element || from === undefined || to === undefined || growsByItself()) return
    element.style.height = `${from}px`
    element.style.height = `${Math.min(Math.max(element.scrollHeight, from), to)}px`
  }, [value, from, to])

  const attach = (element: HTMLTextAreaElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const classNames = [fieldCss.control, css.area]
  if (grow) classNames.push(css.growing)
  if (isBare) classNames.push(css.bare)
  const texts = { label, isLabelHidden, description, error }
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            {...(maxLength !== undefined && counted(control))}
            ref={attach}
            className={classNames.join(' ')}
            style={grow && { minHeight: grow.from, maxHeight: grow.to }}
            value={value}
            maxLength={isLimited ? maxLength : undefined}
            aria-required={isRequired || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {maxLength !== undefined && (
            <Counter of={control} length={value.length} max={maxLength} />
          )}
        </>
      )}
    </Field>
  )
}
