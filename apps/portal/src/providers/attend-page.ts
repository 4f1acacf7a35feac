import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { offlinePrefix } from './offline-prefix.ts'
import { followNavigation } from './page-focus.ts'

// The router reloads the document for a page whose code is missing, which without a connection leaves the
// browser's own error page in the portal's place: with another message the page fails within the portal.
const keepPortal = ({ payload }: VitePreloadErrorEvent) => {
  if (!navigator.onLine) payload.message = offlinePrefix + payload.message
}

/** Applies to every page after the first: where the focus goes, what Back closes, and missing code. */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
  addEventListener('vite:preloadError', keepPortal)
}
