import {
  type Clock,
  type Conventions,
  type DayFrame,
  toDayFrame,
  watchDay,
} from '@tramite/core/calendar'
import { useEffect, useEffectEvent, useState } from 'react'

/** The day that days are counted from, kept current on a page that stays open past midnight. */
export function useDay(clock: Clock, conventions: Conventions): DayFrame<Conventions> {
  const [frame, setFrame] = useState(() => toDayFrame(clock.now(), conventions))
  const watch = useEffectEvent(() => watchDay({ clock, conventions, shown: frame }, setFrame))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the clock or the conventions change
  useEffect(() => watch(), [clock, conventions])
  return frame
}
