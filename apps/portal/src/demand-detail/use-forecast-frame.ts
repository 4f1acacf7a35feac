import { useDeadlineStop, useViewer } from '@tramite/react'
import type { ForecastFrame } from '@tramite/ui/demands/detail'
import { useMemo } from 'react'

/**
 * The moment and the contract by which a demand's dates are evaluated.
 * @param readAt when the demand was read, in milliseconds; 0 before it was
 */
export function useForecastFrame(readAt: number): ForecastFrame {
  const { day, now } = useViewer()
  const { areDeadlinesSuspended, hasContractEnded } = useDeadlineStop()
  return useMemo(
    () => ({
      ...day,
      now: readAt > 0 ? now() : new Date(0),
      areDeadlinesSuspended,
      hasContractEnded,
    }),
    [day, readAt, now, areDeadlinesSuspended, hasContractEnded],
  )
}
