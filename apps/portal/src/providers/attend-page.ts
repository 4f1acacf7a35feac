import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { offlinePrefix } from './offline-prefix.ts'
import { followNavigation } from './page-focus.ts'
import { sayRefusalsAgain } from './said-again.ts'

// The router reloads the document for a page whose code is missing, which without a connection leaves the
// browser's own error page in the portal's place: with another message the page fails within the portal.
const keepPortal = ({ payload }: VitePreloadErrorEvent) => {
  if (!navigator.onLine) payload.message = offlinePrefix + payload.message
}

/** Applies to every page after the first: where the focus goes, what Back closes, what is refused once more, and missing
 * code. */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
  sayRefusalsAgain()
  addEventListener('vite:preloadError', keepPortal)
}
