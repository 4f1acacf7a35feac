export { countWaitingDemands } from './count-waiting-demands.handler.ts'
export { getHome } from './get-home.handler.ts'
export { getShell } from './get-shell.handler.ts'
export { listBusinessCounts } from './list-business-counts.handler.ts'
