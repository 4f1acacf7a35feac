import type { RegisteredRouter } from '@tanstack/react-router'
import type { App } from '@tramite/react/ports'
import { keepPictures } from '../last-seen/keep-pictures.ts'
import { loadNextPages } from './load-next-pages.ts'

/**
 * Fetches the code of the pages that come next, and keeps how pages look for the next visit.
 * @param userId whose pages
 * @returns ends it
 */
export function prepareNext(app: App, userId: string, router: RegisteredRouter): () => void {
  void loadNextPages(router)
  return keepPictures(app, userId, (listener) => router.subscribe('onResolved', listener))
}
