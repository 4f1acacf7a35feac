import type { RegisteredRouter } from '@tanstack/react-router'
import { preloadOverlays } from '@tramite/ui/preloadOverlays'
import { loadCode } from './load-code.ts'

/** The pages most often visited next; any demand shares the code of this one. */
const nextPages = [
  { route: '/_app/demands/$id', address: '/demands/next' },
  { route: '/_app/demands/', address: '/demands' },
  { route: '/_app/demands/new', address: '/demands/new' },
] as const

/**
 * Loads the code of overlays that any page may open, because on touch devices only the press requests it,
 * then that of the pages likely to be next, one after the other. Not if data saving is on.
 */
export async function loadNextPages(router: RegisteredRouter): Promise<void> {
  const savesData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (savesData) return
  preloadOverlays()
  for (const { route, address } of nextPages) {
    // What does not arrive is requested when the page is opened.
    await loadCode(address)
      .then(() => router.loadRouteChunk(router.routesById[route]))
      .catch(() => {})
  }
}
