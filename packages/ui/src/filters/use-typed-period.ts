import { isPeriodReversed } from '@tramite/core/calendar'
import { periodFieldMessages } from '@tramite/core/messages'
import { useState } from 'react'
import { pickerLabels } from '../labels/pickers.ts'
import { type TypedValue, useTypedValue } from './use-typed-value.ts'

/** First and last day, YYYY-MM-DD; empty for no limit. */
interface TypedDays {
  readonly startDate: string
  readonly endDate: string
}

export interface TypedPeriod {
  readonly start: TypedValue
  readonly end: TypedValue
  /** Why the end does not suit the start. */
  readonly endError: string | undefined
  /** Another one whenever the fields are emptied, of days that do not exist, too. */
  readonly key: number
  /** Called for a field that was left with a day that does not exist, and when it no longer is. */
  readonly onInvalid: (end: keyof TypedDays, isInvalid: boolean) => void
  /** A field contains a day that does not exist: there is something to clear. */
  readonly isInvalid: boolean
  /** Why the list does not follow the period typed; to be announced in place of the result. */
  readonly refusal: string | undefined
  /** Empties both fields; whoever clears the filter tells the owner. */
  readonly clear: () => void
}

/** A period that tells its owner what was typed once typing pauses, unless it ends before it begins. */
export function useTypedPeriod(
  { startDate, endDate }: TypedDays,
  onChange: (days: TypedDays) => void,
): TypedPeriod {
  // Both ends are passed together: one alone may have made the period invalid until the other was typed.
  const pass = (days: TypedDays) => {
    if (!isPeriodReversed(days)) onChange(days)
  }
  const start = useTypedValue(startDate, (text) => pass({ startDate: text, endDate: end.text }))
  const end = useTypedValue(endDate, (text) => pass({ startDate: start.text, endDate: text }))
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
    onInvalid: (field, is) => setInvalid((last) => ({ ...last, [field]: is })),
    isInvalid,
    refusal: isInvalid ? pickerLabels.dateInvalid : endError,
    clear: () => {
      setKey(key + 1)
      for (const typed of [start, end]) typed.clear()
    },
  }
}
