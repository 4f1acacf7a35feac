import { ChevronsUpDown } from 'lucide-react'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { SEARCH_MAX } from '../search-limit.ts'
import * as css from './ComboBox.css.ts'
import type { usePicker } from './use-picker.ts'

/** The field of a picker until its code has loaded. */
export function PickerPlaceholder({
  handlers,
  value,
  placeholder,
  size = 'normal',
  isRequired = false,
  isDisabled = false,
  ...texts
}: FieldTexts & {
  handlers: ReturnType<typeof usePicker>['placeholder']
  value: string
  placeholder?: string | undefined
  size?: 'normal' | 'small'
  isRequired?: boolean
  isDisabled?: boolean
}) {
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  return (
    <Field {...texts}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            type="text"
            role="combobox"
            aria-expanded={false}
            aria-controls={control.id}
            aria-required={isRequired || undefined}
            autoComplete="off"
            maxLength={SEARCH_MAX}
            className={`${fieldCss.control} ${sizeClass} ${css.input}`}
            placeholder={placeholder}
            disabled={isDisabled}
            value={handlers.text || value}
            onPointerEnter={handlers.onPoint}
            onFocus={handlers.onFocus}
            onBlur={handlers.onBlur}
            onChange={(event) => handlers.onType(event.target.value)}
          />
          <span className={css.toggle}>
            <ChevronsUpDown className={css.chevron} />
          </span>
        </div>
      )}
    </Field>
  )
}
