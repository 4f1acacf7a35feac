import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type RefObject, use, useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { pickerLabels } from '../../labels/pickers.ts'
import { PopoverPanel } from '../Popover/PopoverPanel.tsx'
import { CalendarTimeZone } from './CalendarTimeZone.ts'
import * as css from './calendars.css.ts'
import { toDateText } from './civil-date-text.ts'

/** Properties shared by both calendars; all days are YYYY-MM-DD. */
export interface CalendarDays {
  /** Earlier days cannot be chosen in the calendar. */
  min?: string | undefined
  max?: string | undefined
  /** Why a day is no business day, such as 'Sexta-feira Santa'; null if it is one. Such a day can still be chosen. */
  toNonWorking?: ((day: string) => string | null) | undefined
}

export interface DateRangeValue {
  /** YYYY-MM-DD, or empty for open. */
  start: string
  end: string
}

interface PanelProps<V> extends CalendarDays {
  label: string
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  value: V
  onChange: (value: V) => void
}

function toDate(day: string | undefined): CalendarDate | undefined {
  return day ? parseDate(day) : undefined
}

/**
 * The day on which a calendar without a value opens, and which is marked as today. The library would use the
 * browser's.
 */
const useToday = () => today(use(CalendarTimeZone) ?? getLocalTimeZone())

/** How the library's name of today begins; its today is that of the browser's time zone. */
const browsersToday = /^Hoje, /

/** A day as the library renders it, with 'Hoje' in the name of the firm's today. */
function ofFirm(cell: ComponentProps<'div'>, isToday: boolean): ComponentProps<'div'> {
  const name = cell['aria-label']?.replace(browsersToday, '') ?? ''
  return { ...cell, 'aria-label': isToday ? pickerLabels.today(name) : name }
}

/** The calendar for choosing a day. */
export function DayCalendar({
  value,
  onChange,
  min,
  max,
  toNonWorking,
  onOpenChange,
  ...panel
}: PanelProps<string>) {
  const day = useToday()
  return (
    <PopoverPanel {...panel} onOpenChange={onOpenChange}>
      <Calendar
        aria-label={panel.label}
        className={css.calendar}
        autoFocus
        value={toDate(value) ?? null}
        defaultFocusedValue={toDate(value) ?? day}
        minValue={toDate(min) ?? null}
        maxValue={toDate(max) ?? null}
        onChange={(date) => {
          onChange(date.toString())
          onOpenChange(false)
        }}
      >
        <Month toNonWorking={toNonWorking} />
      </Calendar>
    </PopoverPanel>
  )
}

/** The calendar for choosing a period: the first press begins it, the second ends it. */
export function PeriodCalendar({
  value,
  onChange,
  min,
  max,
  toNonWorking,
  onOpenChange,
  ...panel
}: PanelProps<DateRangeValue>) {
  const day = useToday()
  const [start, end] = [toDate(value.start), toDate(value.end)]
  const isPeriod = start !== undefined && end !== undefined && start.compare(end) <= 0
  return (
    <PopoverPanel {...panel} onOpenChange={onOpenChange}>
      <RangeCalendar
        aria-label={panel.label}
        className={css.calendar}
        autoFocus
        value={isPeriod ? { start, end } : null}
        defaultFocusedValue={start ?? end ?? day}
        minValue={toDate(min) ?? null}
        maxValue={toDate(max) ?? null}
        onChange={(period) => {
          onChange({ start: period.start.toString(), end: period.end.toString() })
          onOpenChange(false)
        }}
      >
        <Month toNonWorking={toNonWorking} />
      </RangeCalendar>
    </PopoverPanel>
  )
}

function Month({ toNonWorking }: Pick<CalendarDays, 'toNonWorking'>) {
  const firmsToday = useToday()
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={css.step}>
          <ChevronLeft />
        </Button>
        <Heading level={2} className={css.title} />
        <Button slot="next" className={css.step}>
          <ChevronRight />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const reason = toNonWorking?.(date.toString()) ?? null
            return (
              <CalendarCell
                date={date}
                className={css.day}
                data-rest={reason === null ? undefined : ''}
                render={(cell) => <div {...ofFirm(cell, date.compare(firmsToday) === 0)} />}
              >
                {({ formattedDate }) => <span title={reason ?? undefined}>{formattedDate}</span>}
              </CalendarCell>
            )
          }}
        </CalendarGridBody>
      </CalendarGrid>
      {toNonWorking && <Reason toNonWorking={toNonWorking} />}
    </>
  )
}

/** Shows why the focused day is not a business day. */
function Reason({ toNonWorking }: { toNonWorking: (day: string) => string | null }) {
  const single = useContext(CalendarStateContext)
  const period = useContext(RangeCalendarStateContext)
  const day = (single ?? period)?.focusedDate.toString() ?? ''
  const reason = toNonWorking(day)
  return (
    <p role="status" className={css.reason}>
      {reason !== null && pickerLabels.nonWorking(toDateText(day), reason)}
    </p>
  )
}
