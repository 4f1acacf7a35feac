import { useLeaveGuard } from './use-leave-guard.tsx'

/**
 * Asks before a page is left whose files are on their way, or whose draft the browser does not keep.
 * @returns the dialog, to be put on the page
 */
export function useDraftGuard({
  isUploading,
  isUnkept,
}: {
  readonly isUploading: boolean
  readonly isUnkept: boolean
}) {
  return useLeaveGuard(isUploading || isUnkept, isUploading ? 'uploads' : 'draft')
}

/** The same of a draft without files, for pages that fetch the question when there is one. */
export function DraftGuard() {
  return useDraftGuard({ isUploading: false, isUnkept: true })
}
