import { type Conventions, type DayFrame, toDayFrame, watchDay } from '@tramite/core/calendar'
import { useEffect, useState } from 'react'
import { now } from './to-portal.ts'

/** The day that days are counted from, also on a page that stays open over midnight. */
export function useDay(conventions: Conventions): DayFrame<Conventions> {
  const [frame, setFrame] = useState(() => toDayFrame(now(), conventions))
  useEffect(() => watchDay({ clock: { now }, conventions }, setFrame), [conventions])
  return frame
}
