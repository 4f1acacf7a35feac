import { primitiveLabels } from '../../labels/primitives.ts'
import { DateField } from '../DateField/DateField.tsx'
import * as css from './DateRange.css.ts'

export interface DateRangeValue {
  /** YYYY-MM-DD, or empty for open. */
  start: string
  end: string
}

/** From one day to another; either end may stay open. */
export function DateRange({
  label,
  value,
  onChange,
  size = 'normal',
}: {
  label: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  size?: 'normal' | 'small'
}) {
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pair}>
        <DateField
          label={primitiveLabels.dateFrom}
          size={size}
          value={value.start}
          max={value.end || undefined}
          onChange={(start) => onChange({ ...value, start })}
        />
        <DateField
          label={primitiveLabels.dateTo}
          size={size}
          value={value.end}
          min={value.start || undefined}
          onChange={(end) => onChange({ ...value, end })}
        />
      </div>
    </fieldset>
  )
}
