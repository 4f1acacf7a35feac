import { useDeadlineStop, useViewer } from '@tramite/react'
import type { DemandFrame } from '@tramite/ui/demands'
import { useMemo } from 'react'

/** The moment in the firm's time zone; the same object until the day or its work shift ends. */
export function useDemandFrame(): DemandFrame {
  const { conventions, day } = useViewer()
  const { today, countsFrom } = day
  const { areDeadlinesSuspended, hasContractEnded } = useDeadlineStop()
  return useMemo(
    () => ({ today, countsFrom, conventions, areDeadlinesSuspended, hasContractEnded }),
    [today, countsFrom, conventions, areDeadlinesSuspended, hasContractEnded],
  )
}
