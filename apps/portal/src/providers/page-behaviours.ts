import { reloadPage } from '@tramite/ui/reloadPage'
import type { router as portalRouter } from '../router.ts'
import { closeOverlaysOnBack } from './close-on-back.ts'
import { missingCodePrefix } from './missing-code.ts'
import { followNavigation } from './page-focus.ts'
import { reannounceErrors } from './reannounce-errors.ts'
import { createReloadGuard } from './reload-guard.ts'

/**
 * Prefixes the message of errors about missing code, so that `FailedPage` recognises them and reloads the
 * document. The router would recognise the beginning of the browser's message and reload without checking
 * that the server can be reached: offline, the browser's error page would replace the portal.
 */
function markMissingCode(router: typeof portalRouter): void {
  const wasMissedBefore = createReloadGuard()
  // Vite loads a style sheet only once: after a failed preload the page would open without its styles.
  let isStyleMissing = false
  let left = new AbortController()
  addEventListener('vite:preloadError', ({ payload }) => {
    isStyleMissing ||= payload.message.includes('CSS')
    if (!wasMissedBefore(payload.message)) payload.message = missingCodePrefix + payload.message
  })
  router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
    if (hrefChanged) left.abort()
    if (!isStyleMissing || !pathChanged) return
    left = new AbortController()
    void reloadPage(left.signal)
  })
}

/**
 * Installs what works the same on every page: focus after a navigation, Back that closes an overlay, errors announced
 * again when a form is sent again, and recovery from missing code.
 */
export function installPageBehaviours(router: typeof portalRouter): void {
  followNavigation(router)
  closeOverlaysOnBack(router)
  reannounceErrors()
  markMissingCode(router)
}
