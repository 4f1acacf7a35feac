import { isPeriodReversed } from '@tramite/core/calendar'
import { periodFieldMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { pickerLabels } from '../labels/pickers.ts'
import { type DebouncedInput, useDebouncedInput } from './use-debounced-input.ts'

/** First and last day, YYYY-MM-DD; empty for no limit. */
interface PeriodDays {
  readonly startDate: string
  readonly endDate: string
}

export interface DebouncedPeriod {
  readonly start: DebouncedInput
  readonly end: DebouncedInput
  /** Error of the end: it is before the start. */
  readonly endError: string | undefined
  /** React key of the fields: changes when they are cleared, so that an invalid date typed into one is cleared, too. */
  readonly key: number
  /** Called when a field is left with a date that does not exist, and when that is corrected. */
  readonly onInvalid: (end: keyof PeriodDays, isInvalid: boolean) => void
  /** A field contains a date that does not exist: there is something to clear. */
  readonly isInvalid: boolean
  /** Why the list does not reflect the typed period; announced in place of the result. */
  readonly refusal: string | undefined
  /** Empties both fields without calling `onChange`: the caller resets the whole filter itself. */
  readonly clear: () => void
}

/** The two date fields of a period, reported once typing pauses, unless the period ends before it begins. */
export function useDebouncedPeriod(
  { startDate, endDate }: PeriodDays,
  onChange: (days: PeriodDays) => void,
): DebouncedPeriod {
  // Both ends are reported together: one of them may have been held back while the period was invalid.
  const report = (days: PeriodDays) => {
    if (!isPeriodReversed(days)) onChange(days)
  }
  const start = useDebouncedInput(startDate, (text) =>
    report({ startDate: text, endDate: end.text }),
  )
  const end = useDebouncedInput(endDate, (text) => report({ startDate: start.text, endDate: text }))
  const isReversed = isPeriodReversed({ startDate: start.text, endDate: end.text })
  const endError = isReversed ? periodFieldMessages['fields.invalidPeriod'] : undefined
  const [invalid, setInvalid] = useState({ startDate: false, endDate: false })
  const isInvalid = invalid.startDate || invalid.endDate
  const [key, setKey] = useState(0)
  return {
    start,
    end,
    endError,
    key,
    onInvalid: (field, isInvalid) => setInvalid((last) => ({ ...last, [field]: isInvalid })),
    isInvalid,
    refusal: isInvalid ? pickerLabels.dateInvalid : endError,
    clear: () => {
      setKey(key + 1)
      for (const field of [start, end]) field.clear()
    },
  }
}
