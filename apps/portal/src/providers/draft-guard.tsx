import { useLeaveGuard } from './use-leave-guard.tsx'

/** Asks before a page is left whose draft is kept nowhere, for pages that fetch the question when there is one. */
export function DraftGuard() {
  return useLeaveGuard(true, 'draft')
}
