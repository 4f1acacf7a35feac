import { CalendarDays } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pickerLabels } from '../../labels/pickers.ts'
import { afterGesture } from '../after-gesture.ts'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMasked } from '../TextField/use-masked.ts'
import { maskDate, parseDateText, toDateText } from './civil-date-text.ts'
import * as css from './DatePicker.css.ts'

export interface DateInputProps extends FieldTexts {
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
  /** Whether the field was left with a day that does not exist, or an incomplete one. */
  onInvalid?: ((isInvalid: boolean) => void) | undefined
  size?: 'normal' | 'small'
  name?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  /** The button of the calendar, if this field has one. */
  calendar?: {
    ref: RefObject<HTMLButtonElement | null>
    isOpen: boolean
    onPress: () => void
  }
}

/**
 * A day as DD/MM/AAAA, typed or pasted. An incomplete day counts as none; it is reported when the focus
 * leaves the field, and the form is not sent with it.
 */
export function DateInput({
  label,
  isLabelHidden,
  description,
  error,
  value,
  onChange,
  onInvalid,
  size = 'normal',
  name,
  isRequired,
  isDisabled = false,
  calendar,
}: DateInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(toDateText(value))
  const toMasked = useMasked(input, text)
  const [isLeft, setLeft] = useState(true)
  const [isSent, setSent] = useState(false)
  const [known, setKnown] = useState(value)
  // A day set from outside also replaces the text; one typed here does not.
  if (known !== value) {
    setKnown(value)
    if (value !== (parseDateText(text) ?? '')) setText(toDateText(value))
  }

  const isHalf = text !== '' && parseDateText(text) === null
  useEffect(() => {
    const form = input.current?.form
    if (!isHalf || !form) return
    // A form sees an incomplete day as empty, which an optional field may be.
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setSent(true)
      input.current?.focus()
    }
    form.addEventListener('submit', refuse)
    return () => form.removeEventListener('submit', refuse)
  }, [isHalf])
  const isInvalid = isHalf && isLeft
  const report = useEffectEvent(() => onInvalid?.(isInvalid))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => report(), [isInvalid])
  // The form sees an incomplete day as empty, so its error does not fit.
  const note = isHalf && (isLeft || isSent) ? pickerLabels.dateInvalid : error
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      description={description}
      error={note}
    >
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            className={`${fieldCss.control} ${sizeClass} ${css.input}`}
            placeholder={pickerLabels.datePlaceholder}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            value={text}
            onFocus={() => setLeft(false)}
            onBlur={() => afterGesture(() => setLeft(document.activeElement !== input.current))}
            onChange={(event) => {
              const typed = toMasked(event, (now) => maskDate(text, now.typed, now.caret, now.side))
              setText(typed)
              setSent(false)
              const day = parseDateText(typed) ?? ''
              if (day !== value) onChange(day)
            }}
          />
          {calendar && (
            <IconButton
              ref={calendar.ref}
              className={css.button}
              size="small"
              label={`${pickerLabels.openCalendar}, ${label}`}
              icon={<CalendarDays />}
              aria-haspopup="dialog"
              aria-expanded={calendar.isOpen}
              isDisabled={isDisabled}
              onPress={calendar.onPress}
            />
          )}
        </div>
      )}
    </Field>
  )
}
