import { useViewer } from '@tramite/react'

/** Whether the contract stops the deadlines of demands, and whether that is since it has ended. */
export function useDeadlineStop() {
  const { deadlines } = useViewer().access
  return {
    areDeadlinesSuspended: deadlines.state === 'suspended',
    hasContractEnded:
      deadlines.state === 'suspended' && ['churned', 'ended'].includes(deadlines.reason),
  }
}
