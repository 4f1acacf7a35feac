import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx'
import type { DebouncedPeriod } from '../use-debounced-period.ts'

export interface PeriodFieldProps {
  startLabel: string
  endLabel: string
  period: DebouncedPeriod
}

/** From when and until when a list shows: two fields, each of which the surrounding filter places. */
export function PeriodField({ startLabel, endLabel, period }: PeriodFieldProps) {
  const { start, end, endError, key, onInvalid } = period
  return (
    <>
      <DatePicker
        key={`start ${key}`}
        label={startLabel}
        size="small"
        value={start.text}
        max={end.text || undefined}
        onChange={start.setText}
        onInvalid={(isInvalid) => onInvalid('startDate', isInvalid)}
      />
      <DatePicker
        key={`end ${key}`}
        label={endLabel}
        size="small"
        value={end.text}
        min={start.text || undefined}
        error={endError}
        onChange={end.setText}
        onInvalid={(isInvalid) => onInvalid('endDate', isInvalid)}
      />
    </>
  )
}
