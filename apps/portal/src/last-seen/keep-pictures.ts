import { storageKeys } from '@tramite/core/session'
import type { App } from '@tramite/react/ports'
import { forgetPictures } from './forget-pictures.ts'
import { codeOfPage } from './page-code.ts'
import type { Picture } from './picture.types.ts'
import { toOwnKeys, toPictureKey } from './picture-place.ts'
import { takePicture } from './take-picture.ts'

/** A page with more than that is read anew, characters. */
const MAX_LENGTH = 400_000

/** How far a picture reaches below what is seen, in heights of the window: the more, the later it is drawn. */
const SCREENS = 1.5

/** After so many milliseconds a page that was gone to stands as it is. */
const SETTLE_MS = 2500

/** Calls the listener for every page that is gone to; what it returns ends that. */
type Listen = (listener: () => void) => () => void

/** Nothing is on its way that the page has not shown yet. */
function isComplete({ queries }: App): boolean {
  const active = queries.getQueryCache().findAll({ type: 'active' })
  return active.every(({ state }) => state.data !== undefined || state.fetchStatus === 'idle')
}

function toPicture({ ports }: App, root: Element): Picture | null {
  const code = codeOfPage()
  if (!code || root.querySelector('[data-last-seen], [data-drawn]')) return null
  return {
    businessId: ports.session.businessId(),
    address: location.pathname + location.search,
    code,
    takenAt: ports.clock.now().getTime(),
    scrollY: Math.round(scrollY),
    nodes: takePicture(root, SCREENS * innerHeight),
  }
}

/** Keeps how the page of the address looks now, as long as the session itself is kept. */
function keepPicture(app: App): void {
  const { session } = app.ports
  const user = session.session()?.user
  const root = document.getElementById('root')
  const key = user && toPictureKey(user.id, location.pathname)
  const picture = key && root && isComplete(app) && toPicture(app, root)
  if (!picture) return
  const isRemembered = localStorage.getItem(storageKeys.token) === session.token()
  const text = JSON.stringify(picture)
  sessionStorage.removeItem(key)
  if (text.length < MAX_LENGTH) (isRemembered ? localStorage : sessionStorage).setItem(key, text)
}

/**
 * Keeps how each page looks, for `showPicture`: once it stands, and when it is left.
 * @param userId whose pictures; those of others go
 * @returns ends it
 */
export function keepPictures(app: App, userId: string, onPage: Listen): () => void {
  const keep = () => {
    try {
      keepPicture(app)
    } catch {
      // A storage that is full or forbidden: the next visit begins empty.
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keep), SETTLE_MS)
  }
  const keepLast = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  forgetPictures((key) => !key.startsWith(toOwnKeys(userId)))
  keep()
  const stop = onPage(keepSoon)
  document.addEventListener('visibilitychange', keepLast)
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', keepLast)
  }
}
