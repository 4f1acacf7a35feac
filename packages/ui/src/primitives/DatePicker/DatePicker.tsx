import type { CalendarDays } from './calendars.tsx'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import { useCalendar } from './use-calendar.tsx'

export interface DatePickerProps extends Omit<DateInputProps, 'calendar'>, CalendarDays {}

/**
 * A day, typed as DD/MM/AAAA whatever the browser's language, or chosen in a calendar that shows which
 * days are no business days. `min` and `max` disable days of the calendar; typed days are validated by the form.
 */
export function DatePicker({ min, max, toNonWorking, ...input }: DatePickerProps) {
  const { calendars, notice, setOpen, button } = useCalendar()
  return (
    <>
      <DateInput {...input} calendar={button} />
      {calendars && (
        <calendars.DayCalendar
          label={input.label}
          trigger={button.ref}
          isOpen={button.isOpen}
          onOpenChange={setOpen}
          min={min}
          max={max}
          toNonWorking={toNonWorking}
          value={input.value}
          onChange={input.onChange}
        />
      )}
      {notice}
    </>
  )
}
