import { reloadPage } from '@tramite/ui/reloadPage'
import type { router as portalRouter } from '../router.ts'
import { letBackClose } from './back-closes.ts'
import { lostCode } from './lost-code.ts'
import { followNavigation } from './page-focus.ts'
import { sayRefusalsAgain } from './said-again.ts'
import { createStillLost } from './still-lost.ts'

/**
 * Marks what fails for missing code, which `FailedPage` reloads the document for. The router would do so for some of it
 * and without asking for the server, which with no connection leaves the browser's own error page in the portal's place.
 */
function followLostCode(router: typeof portalRouter): void {
  const isStillLost = createStillLost()
  // Vite waits for styles once: with those that a preload has missed the page would open without them.
  let isStyleLost = false
  let left = new AbortController()
  addEventListener('vite:preloadError', ({ payload }) => {
    isStyleLost ||= payload.message.includes('CSS')
    if (!isStillLost(payload.message)) payload.message = lostCode + payload.message
  })
  router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
    if (hrefChanged) left.abort()
    if (!isStyleLost || !pathChanged) return
    left = new AbortController()
    void reloadPage(left.signal)
  })
}

/**
 * Attends what the browser alone would not: on each page what Back closes and what is refused once more, and after the
 * first page where the focus goes and missing code.
 */
export function attendPage(router: typeof portalRouter): void {
  followNavigation(router)
  letBackClose(router)
  sayRefusalsAgain()
  followLostCode(router)
}
