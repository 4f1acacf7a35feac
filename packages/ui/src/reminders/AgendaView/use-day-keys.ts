import { addDays, type CivilDate, weekdayOf } from '@tramite/core/calendar'
import { type AgendaSpan, moveAgenda } from '@tramite/core/reminders'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** The day that a key leads to; undefined for other keys. */
function toDayOfKey(key: string, span: AgendaSpan, day: CivilDate): CivilDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return moveAgenda(span, day, -1)
    case 'PageDown':
      return moveAgenda(span, day, 1)
    default:
      return undefined
  }
}

interface DayKeysOptions {
  span: AgendaSpan
  day: CivilDate
  onDayChange: (day: CivilDate) => void
}

interface DayKeys {
  /** Of the button of the chosen day: receives the focus when a key has chosen it. */
  chosen: RefObject<HTMLButtonElement | null>
  onKeyDown: (event: KeyboardEvent) => void
}

/** Chooses days by the keys that move in a grid; the focus follows. */
export function useDayKeys({ span, day, onDayChange }: DayKeysOptions): DayKeys {
  const chosen = useRef<HTMLButtonElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (isByKey.current && day) chosen.current?.focus()
    isByKey.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = toDayOfKey(event.key, span, day)
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    isByKey.current = true
    onDayChange(next)
  }
  return { chosen, onKeyDown }
}
