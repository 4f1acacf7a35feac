import type { RegisteredRouter } from '@tanstack/react-router'
import type { App } from '@tramite/react/ports'
import { keepPictures } from './keep-pictures.ts'

/** The pages that are gone to from most others. */
const nextPages = ['/_app/demands/$id', '/_app/demands/', '/_app/demands/new'] as const

/** One after the other: all at once would hold up the page that is looked at. */
async function loadCode(router: RegisteredRouter): Promise<void> {
  const savesData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (savesData) return
  for (const id of nextPages) {
    // What does not arrive is asked for when the page is gone to.
    await router.loadRouteChunk(router.routesById[id])?.catch(() => {})
  }
}

/**
 * Fetches the code of the pages that come next, and keeps how pages look for the next visit.
 * @param userId whose pages
 * @returns ends it
 */
export function prepareNext(app: App, userId: string, router: RegisteredRouter): () => void {
  void loadCode(router)
  return keepPictures(app, userId, (listener) => router.subscribe('onResolved', listener))
}
