import type { RegisteredRouter } from '@tanstack/react-router'
import { civilTimeOf } from '@tramite/core/calendar'
import { storageKeys } from '@tramite/core/session'
import type { App } from '@tramite/react/ports'
import { forgetPictures } from './forget-pictures.ts'
import { atOnce, inTurns, type Steps } from './in-steps.ts'
import { codeOfPage } from './page-code.ts'
import type { Picture } from './picture.types.ts'
import { toOwnKeys, toPictureKey } from './picture-place.ts'
import { takePicture } from './take-picture.ts'

/** Maximum length of a picture in characters; a larger page has none. */
const MAX_LENGTH = 400_000

/** How far a picture reaches below the visible part, in window heights: the larger, the later it is painted. */
const SCREENS = 1.5

/** Milliseconds after which a page is pictured even if it is not complete. */
const SETTLE_MS = 2500

/** The part of the router that reports pages. */
type Pages = Pick<RegisteredRouter, 'state' | 'subscribe'>

/** Whether the page that is shown is that of the address, which changes first. */
const hasArrived = ({ state: { status, resolvedLocation } }: Pages) =>
  status === 'idle' && resolvedLocation?.pathname === location.pathname

/** Whether no request is pending whose answer the page does not show yet. */
function isComplete({ queries }: App): boolean {
  const active = queries.getQueryCache().findAll({ type: 'active' })
  return active.every(({ state }) => state.data !== undefined || state.fetchStatus === 'idle')
}

/**
 * Whether the page has received a private demand. A picture of it could be seen by anybody who has the
 * device, even after the session was ended from another one.
 */
export const hasPrivate = ({ queries }: Pick<App, 'queries'>): boolean =>
  queries
    .getQueryCache()
    .findAll({ predicate: (query) => query.getObserversCount() > 0 })
    .some(({ state }) => JSON.stringify(state.data)?.includes('"private":true'))

/**
 * When the relative days of a picture, such as 'hoje', become wrong: epoch milliseconds. A day on which
 * summer time changes is counted like the others.
 */
export function toPictureEnd(takenAt: Date, timeZone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = civilTimeOf(takenAt, timeZone)
    .split(':')
    .map(Number)
  const sinceMidnight = (hours * 60 + minutes) * 60 + seconds
  return takenAt.getTime() + (24 * 60 * 60 - sinceMidnight) * 1000
}

function* toPicture({ ports }: App, root: Element): Steps<Picture | null> {
  const code = codeOfPage()
  if (!code || root.querySelector('[data-last-seen], [data-drawn]')) return null
  // By the device's own clock, because the picture is read before the server's clock is known.
  const takenAt = new Date()
  return {
    businessId: ports.session.businessId(),
    address: location.pathname + location.search,
    code,
    takenAt: takenAt.getTime(),
    until: toPictureEnd(takenAt, ports.firm.timeZone),
    scrollY: Math.round(scrollY),
    nodes: yield* takePicture(root, SCREENS * innerHeight),
  }
}

/** Stores how the page of the address looks now, with the lifetime of the session. */
function* keepPicture(app: App): Steps<void> {
  const { session } = app.ports
  const user = session.session()?.user
  const root = document.getElementById('root')
  const key = user && toPictureKey(user.id, location.pathname)
  if (!key || !root) return
  if (hasPrivate(app)) return forgetPictures((kept) => kept === key)
  if (!isComplete(app)) return
  const picture = yield* toPicture(app, root)
  // A user who has signed out meanwhile, perhaps in another tab, leaves nothing behind.
  if (!picture || session.session()?.user.id !== user.id) return
  const isRemembered = localStorage.getItem(storageKeys.token) === session.token()
  const text = JSON.stringify(picture)
  sessionStorage.removeItem(key)
  if (text.length < MAX_LENGTH) (isRemembered ? localStorage : sessionStorage).setItem(key, text)
}

/** Watches a page for changes while its picture is taken. */
function watchPage() {
  let isSame = true
  const watch = new MutationObserver(() => {
    isSame = false
  })
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  watch.observe(document.body, all)
  return { isSame: () => isSame, end: () => watch.disconnect() }
}

/**
 * Stores how each page looks, for `showPicture`: once it is settled, and when it is left.
 * @param userId whose pictures; those of other users are deleted
 * @returns stops it
 */
export function keepPictures(app: App, userId: string, pages: Pages): () => void {
  let isEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    if (!hasArrived(pages)) return keepSoon()
    const page = watchPage()
    try {
      const isKept = await inTurns(
        keepPicture(app),
        () => !isEnded && page.isSame() && hasArrived(pages),
      )
      if (isKept === null && !isEnded) keepSoon()
    } catch {
      // The storage is full or blocked: the next visit starts empty.
    } finally {
      page.end()
    }
  }
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keep), SETTLE_MS)
  }
  const keepLast = () => {
    if (document.visibilityState !== 'hidden' || !hasArrived(pages)) return
    try {
      // There may be no time for a second step.
      atOnce(keepPicture(app))
    } catch {
      // As above.
    }
  }
  forgetPictures((key) => !key.startsWith(toOwnKeys(userId)))
  keep()
  const stop = pages.subscribe('onResolved', keepSoon)
  document.addEventListener('visibilitychange', keepLast)
  return () => {
    isEnded = true
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', keepLast)
  }
}
