import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { nothingChosen } from '../../labels/select.ts'
import * as fieldCss from '../Field/Field.css.ts'
import { type ControlProps, Field } from '../Field/Field.tsx'
import * as css from './Select.css.ts'

export interface SelectOption<V extends string = string> {
  value: V
  label: string
}

export interface SelectProps<V extends string> {
  label: string
  options: readonly SelectOption<V>[]
  /** Empty while nothing is chosen, unless that is one of the options: the box then shows the `placeholder`. */
  value: V | ''
  onChange: (value: V) => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLSelectElement>) => void
  /** `inline` puts the label before the box, muted. */
  layout?: keyof typeof css.layout
  isLabelHidden?: boolean
  size?: 'normal' | 'small'
  description?: string | undefined
  error?: string | undefined
  isPending?: boolean
  /** Shown in the box while nothing is chosen ('Selecione' without it); cannot be chosen itself. */
  placeholder?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of a few. The native list on purpose: it works best on phones, and adds nothing to the first load. */
export function Select<V extends string>({
  label,
  options,
  value,
  onChange,
  onBlur,
  onKeyDown,
  layout = 'stacked',
  isLabelHidden = false,
  size = 'normal',
  description,
  error,
  isPending = false,
  placeholder,
  isRequired = false,
  isDisabled = false,
}: SelectProps<V>) {
  const inlineId = useId()
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  const hasEmpty = options.some((option) => option.value === '')
  const isUnchosen = value === '' && !hasEmpty
  const draw = (control: Partial<ControlProps>) => (
    <div className={css.box}>
      <select
        {...control}
        className={`${fieldCss.control} ${css.select} ${sizeClass}`.trim()}
        value={value}
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        aria-busy={isPending || undefined}
        data-empty={isUnchosen || undefined}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen && !isPending) onChange(chosen.value)
        }}
      >
        {(isUnchosen || (placeholder !== undefined && !hasEmpty)) && (
          <option value="" disabled hidden={!isUnchosen}>
            {placeholder ?? nothingChosen}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronsUpDown className={css.chevron} />
    </div>
  )
  if (layout === 'inline') {
    return (
      <div className={css.layout.inline}>
        <label className={css.inlineLabel} htmlFor={inlineId}>
          {label}
        </label>
        {draw({ id: inlineId })}
      </div>
    )
  }
  return (
    <Field label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
      {draw}
    </Field>
  )
}
