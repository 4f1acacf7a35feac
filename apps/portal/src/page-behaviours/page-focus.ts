import { focusPageTitle } from '@tramite/ui/shell'
import type { router as portalRouter } from '../router.ts'
import { focusFollowedLink, noteFollowedLinks } from './followed-links.ts'

/** Maximum wait for the rows of a page after its title, milliseconds. */
const ROWS_MS = 2000

/** Checks again after every change of the document, until `isOver` returns true. */
function watch(isOver: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (isOver()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const nothing = () => {}

/**
 * Keeps the focus on the page's title, once it is there, until the user moves on: the title of a loading
 * page may be replaced with the rest of it.
 */
function followTitle(): () => void {
  let title: Element | null = null
  /** Had the focus before the title appeared, such as the link that led to the page. */
  const before = document.activeElement
  const isOver = () => {
    const focused = document.activeElement
    if (title?.isConnected) return focused !== title
    if (focused !== document.body && focused !== before) return true
    title = focusPageTitle() ? document.activeElement : null
    return false
  }
  // The arrow keys of a closed list select at once: the focus of a user going through the businesses
  // stays in their list.
  if (document.activeElement?.matches('select:not(main *)')) return nothing
  // At once, whatever has the focus: it belongs to the previous page.
  title = focusPageTitle() ? document.activeElement : null
  return watch(isOver)
}

/** Focuses the row that was opened as soon as it is there, unless the user has moved on from the title. */
function focusRowOnceThere(pathname: string): () => void {
  if (focusFollowedLink(pathname)) return nothing
  const end = Date.now() + ROWS_MS
  const hasGoneOn = () =>
    document.activeElement !== document.body && document.activeElement?.tagName !== 'H1'
  return watch(() => Date.now() > end || hasGoneOn() || focusFollowedLink(pathname))
}

/**
 * After a navigation the focus goes to the page's title, and after Back to the row that was opened; the
 * first page keeps the browser's focus. Only once the new page is shown: the address changes while the
 * old one still is.
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
