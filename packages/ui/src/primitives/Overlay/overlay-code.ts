import { lazyCode } from './lazy-code.ts'

/**
 * What opens above the page: popovers, menus, drawers and tooltips, in one piece that no page waits
 * for. It comes when somebody points at or focuses what opens one.
 */
export const overlayCode = lazyCode(() => import('./panels.ts'))

/** Fetches the overlays ahead; a failure is told when one is opened. */
export function preloadOverlays(): void {
  overlayCode.load().catch(() => undefined)
}
