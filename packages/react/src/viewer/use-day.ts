import {
  type Clock,
  type Conventions,
  type DayFrame,
  toDayFrame,
  watchDay,
} from '@tramite/core/calendar'
import { useEffect, useState } from 'react'

/** The day that days are counted from, also on a page that stays open over midnight. */
export function useDay(clock: Clock, conventions: Conventions): DayFrame<Conventions> {
  const [frame, setFrame] = useState(() => toDayFrame(clock.now(), conventions))
  useEffect(() => watchDay({ clock, conventions }, setFrame), [clock, conventions])
  return frame
}
