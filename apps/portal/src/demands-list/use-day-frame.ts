import { toDayFrame } from '@tramite/core/calendar'
import type { DayFrame } from '@tramite/ui/demands'
import { useMemo } from 'react'
import { usePortal } from '../providers/portal-context.tsx'

/** The moment in the firm's time zone, the same object until the day or its work shift is over. */
export function useDayFrame(): DayFrame {
  const { access, conventions, now } = usePortal()
  const { today, countsFrom } = toDayFrame(now(), conventions)
  const areDeadlinesSuspended = access.deadlines.state === 'suspended'
  return useMemo(
    () => ({ today, countsFrom, conventions, areDeadlinesSuspended }),
    [today, countsFrom, conventions, areDeadlinesSuspended],
  )
}
