import { focusLinkTo, focusPageTitle } from '@tramite/ui/shell'
import type { router as portalRouter } from '../router.ts'

/** How long the rows of a page may take to stand after its title, milliseconds. */
const ROWS_MS = 2000

/** Looks again after every change of the document, until told that it is over. */
function watch(isOver: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (isOver()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const nothing = () => {}

/** Focuses the title of the page as soon as there is one, unless the user has gone on meanwhile. */
const focusTitleOnceThere = () =>
  focusPageTitle()
    ? nothing
    : watch(() => document.activeElement !== document.body || focusPageTitle())

/** Focuses the row that was opened as soon as it stands, unless the user has gone on from the title. */
function focusRowOnceThere(pathname: string): () => void {
  if (focusLinkTo(pathname)) return nothing
  const end = Date.now() + ROWS_MS
  const hasGoneOn = () =>
    document.activeElement !== document.body && document.activeElement?.tagName !== 'H1'
  return watch(() => Date.now() > end || hasGoneOn() || focusLinkTo(pathname))
}

/**
 * After a navigation the focus goes to the page's title, and after Back to the row that was opened; the
 * first page keeps the browser's. Only once the new page stands: the address changes while the old one
 * still does.
 */
export function followNavigation(router: typeof portalRouter): void {
  let isBack = false
  let stops: readonly (() => void)[] = []
  router.history.subscribe(({ action }) => {
    isBack = action.type === 'BACK'
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    for (const stop of stops) stop()
    stops = [focusTitleOnceThere(), isBack ? focusRowOnceThere(fromLocation.pathname) : nothing]
  })
}
