import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePorts } from '../ports/ports-context.tsx'
import type { Overlay } from './overlay-queue.ts'

/**
 * Asks for a turn over the page as long as it is wanted.
 * @param overlay the same object at every call
 * @returns whether it is shown now
 */
export function useOverlayTurn(overlay: Overlay, isWanted: boolean): boolean {
  const { overlays } = usePorts()
  useEffect(() => (isWanted ? overlays.ask(overlay) : undefined), [overlays, overlay, isWanted])
  const shown = useSyncExternalStore(overlays.subscribe, overlays.shown, overlays.shown)
  return isWanted && shown === overlay
}

/** Whether nothing covers the page. */
export function useIsPageFree(): boolean {
  const { overlays } = usePorts()
  return useSyncExternalStore(overlays.subscribe, overlays.isFree, overlays.isFree)
}

/**
 * Something that does not open again for the lifetime of this page.
 * @param id what, and for whom: 'payment:<user>'
 * @returns whether it was dismissed, and a function that dismisses it
 */
export function useDismissed(id: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const { overlays } = usePorts()
  const read = () => overlays.isDismissed(id)
  const isDismissed = useSyncExternalStore(overlays.subscribe, read, read)
  const dismiss = useCallback(() => overlays.dismiss(id), [overlays, id])
  return [isDismissed, dismiss]
}
