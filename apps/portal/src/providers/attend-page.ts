import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { followNavigation } from './page-focus.ts'

/** Applies to every page after the first: where the focus goes, and what Back closes. */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
}
