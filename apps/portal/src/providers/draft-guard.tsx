import { useLeaveDialog } from './use-leave-dialog.tsx'

/**
 * Asks before the user leaves a page with running uploads, or with a draft that the browser does not
 * store.
 * @returns the dialog, to be rendered on the page
 */
export function useDraftGuard({
  isUploading,
  isUnstored,
}: {
  readonly isUploading: boolean
  readonly isUnstored: boolean
}) {
  return useLeaveDialog(isUploading || isUnstored, isUploading ? 'uploads' : 'draft')
}

/** The same for a draft without files, for pages that load it after themselves. */
export default function DraftGuard({ isUnstored }: { isUnstored: boolean }) {
  return useDraftGuard({ isUploading: false, isUnstored })
}
