import { useViewer } from '@tramite/react'
import type { DayFrame } from '@tramite/ui/demands'
import { useMemo } from 'react'

/** The moment in the firm's time zone, the same object until the day or its work shift is over. */
export function useDayFrame(): DayFrame {
  const { access, conventions, day } = useViewer()
  const { today, countsFrom } = day
  const { deadlines } = access
  const areDeadlinesSuspended = deadlines.state === 'suspended'
  const hasContractEnded =
    deadlines.state === 'suspended' && ['churned', 'ended'].includes(deadlines.reason)
  return useMemo(
    () => ({ today, countsFrom, conventions, areDeadlinesSuspended, hasContractEnded }),
    [today, countsFrom, conventions, areDeadlinesSuspended, hasContractEnded],
  )
}
