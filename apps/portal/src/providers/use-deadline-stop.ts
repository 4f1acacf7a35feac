import { toDeadlineStop } from '@tramite/core/access'
import { useViewer } from '@tramite/react'

/** Whether the contract stops the deadlines of demands, and whether that is since it has ended. */
export const useDeadlineStop = () => toDeadlineStop(useViewer().access.deadlines)
