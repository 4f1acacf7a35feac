import { withOverlays } from '../../primitives/Overlay/overlay-code.ts'

/** What opens from the header, and over any page. */
export const headerCode = withOverlays(() => import('./header-panels.ts'))

/** Loads it in advance; a failure is reported when something is opened. */
export function preloadOverlays(): void {
  headerCode.load().catch(() => undefined)
}
