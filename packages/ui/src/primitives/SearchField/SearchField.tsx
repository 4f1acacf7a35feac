import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as fieldCss from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SEARCH_MAX } from '../search-limit.ts'
import * as css from './SearchField.css.ts'

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: () => void
  placeholder?: string
  isLabelHidden?: boolean
  size?: 'normal' | 'small'
}

/** Search words; Esc or the cross clears them. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  isLabelHidden = true,
  size = 'normal',
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  return (
    <Field label={label} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className={css.box}>
          <Search className={css.icon} />
          <input
            {...control}
            ref={input}
            type="search"
            enterKeyHint="search"
            maxLength={SEARCH_MAX}
            className={`${fieldCss.control} ${sizeClass} ${css.input}`}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onSubmit?.()
              if (event.key !== 'Escape' || value === '') return
              event.preventDefault()
              event.stopPropagation()
              onChange('')
            }}
          />
          {value !== '' && (
            <IconButton
              className={css.clear}
              size="small"
              label={primitiveLabels.clearSearch}
              icon={<X />}
              onPress={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
