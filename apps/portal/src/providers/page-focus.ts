import { focusPageTitle } from '@tramite/ui/shell'
import type { router as portalRouter } from '../router.ts'
import { focusFollowedLink, noteFollowedLinks } from './followed-links.ts'

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

/**
 * Keeps the focus on the title of the page from when there is one until the user goes on: the title that
 * stands while the page is loaded may go with the rest of it.
 */
function followTitle(): () => void {
  let title: Element | null = null
  const isOver = () => {
    const focused = document.activeElement
    if (title?.isConnected) return focused !== title
    if (focused !== document.body) return true
    title = focusPageTitle() ? document.activeElement : null
    return false
  }
  // The arrows of a closed list choose at once: who goes through the businesses stays in their list.
  if (document.activeElement?.matches('select:not(main *)')) return nothing
  // At once, whatever has the focus: it is of the page before.
  title = focusPageTitle() ? document.activeElement : null
  return watch(isOver)
}

/** Focuses the row that was opened as soon as it stands, unless the user has gone on from the title. */
function focusRowOnceThere(pathname: string): () => void {
  if (focusFollowedLink(pathname)) return nothing
  const end = Date.now() + ROWS_MS
  const hasGoneOn = () =>
    document.activeElement !== document.body && document.activeElement?.tagName !== 'H1'
  return watch(() => Date.now() > end || hasGoneOn() || focusFollowedLink(pathname))
}

/**
 * After a navigation the focus goes to the page's title, and after Back to the row that was opened; the
 * first page keeps the browser's. Only once the new page stands: the address changes while the old one
 * still does.
 */
export function followNavigation(router: typeof portalRouter): void {
  noteFollowedLinks()
  let isBack = false
  let stops: readonly (() => void)[] = []
  router.history.subscribe(({ action }) => {
    isBack = action.type === 'BACK'
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    for (const stop of stops) stop()
    stops = [followTitle(), isBack ? focusRowOnceThere(fromLocation.pathname) : nothing]
  })
}
