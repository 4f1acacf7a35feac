import { reloadPage } from '@tramite/ui/reloadPage'
import type { router as portalRouter } from '../router.ts'
import { closeOverlaysOnBack } from './close-on-back.ts'
import { markMissingCode } from './missing-code.ts'
import { followNavigation } from './page-focus.ts'
import { reannounceErrors } from './reannounce-errors.ts'
import { createReloadGuard } from './reload-guard.ts'

/**
 * Marks errors about missing code, so that `FailedPage` recognises them and reloads the document: once, unless the code was
 * missing before the reload, too.
 */
function recoverMissingCode(router: typeof portalRouter): void {
  const wasMissedBefore = createReloadGuard()
  // Vite loads a style sheet only once: after a failed preload the page would open without its styles.
  let isStyleMissing = false
  let left = new AbortController()
  addEventListener('vite:preloadError', ({ payload }) => {
    isStyleMissing ||= payload.message.includes('CSS')
    if (!wasMissedBefore(payload.message)) markMissingCode(payload)
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
  recoverMissingCode(router)
}
