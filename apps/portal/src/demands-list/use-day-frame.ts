import { civilDateOf } from '@tramite/core/calendar'
import type { DayFrame } from '@tramite/ui/demands'
import { useMemo } from 'react'
import { usePortal } from '../providers/portal-context.tsx'

/** Today in the firm's time zone, the same object until the day changes. */
export function useDayFrame(): DayFrame {
  const { conventions, now } = usePortal()
  const today = civilDateOf(now(), conventions.timeZone)
  return useMemo(() => ({ today, conventions }), [today, conventions])
}
