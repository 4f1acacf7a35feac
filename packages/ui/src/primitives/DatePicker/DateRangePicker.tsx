import { primitiveLabels } from '../../labels/primitives.ts'
import type { CalendarDays, DateRangeValue } from './calendars.tsx'
import { DateInput } from './DateInput.tsx'
import * as css from './DatePicker.css.ts'
import { useCalendar } from './use-calendar.tsx'

export type { DateRangeValue } from './calendars.tsx'

export interface DateRangePickerProps extends CalendarDays {
  label: string
  /** Labels of both fields; 'De' and 'Até' by default. */
  labels?: { readonly start: string; readonly end: string }
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  error?: string | undefined
  size?: 'normal' | 'small'
  isRequired?: boolean
  isDisabled?: boolean
}

/** From one day to another, typed or chosen in one calendar; either end may stay open. */
export function DateRangePicker({
  label,
  labels = { start: primitiveLabels.dateFrom, end: primitiveLabels.dateTo },
  value,
  onChange,
  error,
  size = 'normal',
  isRequired,
  isDisabled,
  min,
  max,
  toNonWorking,
}: DateRangePickerProps) {
  const { calendars, notice, setOpen, button } = useCalendar()
  const shared = { size, isRequired, isDisabled }
  return (
    <fieldset className={css.range}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pair}>
        <DateInput
          {...shared}
          label={labels.start}
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
        />
        <DateInput
          {...shared}
          label={labels.end}
          value={value.end}
          error={error}
          onChange={(end) => onChange({ ...value, end })}
          calendar={button}
        />
      </div>
      {calendars && (
        <calendars.PeriodCalendar
          label={label}
          trigger={button.ref}
          isOpen={button.isOpen}
          onOpenChange={setOpen}
          min={min}
          max={max}
          toNonWorking={toNonWorking}
          value={value}
          onChange={onChange}
        />
      )}
      {notice}
    </fieldset>
  )
}
