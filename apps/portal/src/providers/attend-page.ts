import { reloadPage } from '@tramite/ui/reloadPage'
import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { lostCode } from './lost-code.ts'
import { followNavigation } from './page-focus.ts'
import { sayRefusalsAgain } from './said-again.ts'

/**
 * Marks what fails for missing code, which `FailedPage` reloads the document for. The router would do so for some of it
 * and without asking for the server, which with no connection leaves the browser's own error page in the portal's place.
 */
function followLostCode(router: typeof portalRouter): void {
  // Vite waits for styles once: with those that a preload has missed the page would open without them.
  let isStyleLost = false
  addEventListener('vite:preloadError', ({ payload }) => {
    isStyleLost ||= payload.message.includes('CSS')
    payload.message = lostCode + payload.message
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (isStyleLost && pathChanged) void reloadPage()
  })
}

/** Applies to every page after the first: where the focus goes, what Back closes, what is refused once more, and missing
 * code. */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
  sayRefusalsAgain()
  followLostCode(router)
}
