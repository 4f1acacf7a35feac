import { toDeadlineStop } from '@tramite/core/access'
import { useViewer } from './viewer-context.tsx'

/** Whether the contract suspends the deadlines of demands, and whether because it has ended. */
export const useDeadlineStop = () => toDeadlineStop(useViewer().access.deadlines)
