import { lazyCode } from './lazy-code.ts'

/**
 * Everything that opens over the page: popovers, menus, drawers and tooltips, in one chunk that no page
 * waits for. It loads when the pointer or the focus reaches a trigger, or in advance.
 */
export const overlayCode = lazyCode(() => import('./panels.ts'))

/** Loads the overlays in advance; a failure is reported when one is opened. */
export function preloadOverlays(): void {
  overlayCode.load().catch(() => undefined)
}
