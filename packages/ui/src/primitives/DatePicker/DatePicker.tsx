import type { CalendarDays } from './calendars.tsx'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import { useCalendar } from './use-calendar.tsx'

export interface DatePickerProps extends Omit<DateInputProps, 'calendar'>, CalendarDays {}

/**
 * A day, typed as DD/MM/AAAA whatever the browser's language, or chosen in a calendar that says which
 * days do not count. `min` and `max` close days of the calendar; what is typed is the form's to refuse.
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
