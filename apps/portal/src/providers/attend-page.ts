import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { followNavigation } from './page-focus.ts'

/** What goes with every page once the first one stands: where the focus goes, and what Back closes. */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
}
