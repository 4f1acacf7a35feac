import { deadlinesStoppedSince, toDeadlineStop } from '@tramite/core/access'
import { useMemo } from 'react'
import { useViewer } from './viewer-context.tsx'

/** Whether the contract suspends the deadlines of demands, and whether because it has ended. */
export const useDeadlineStop = () => toDeadlineStop(useViewer().access.deadlines)

/** Since when the contract suspends the deadlines; null where they run, or where that is not known. */
export function useDeadlinesStoppedSince(): Date | null {
  const { contract, conventions, day } = useViewer()
  const { customer } = contract
  return useMemo(
    () => customer && deadlinesStoppedSince(customer, { today: day.today, conventions }),
    [customer, day.today, conventions],
  )
}
