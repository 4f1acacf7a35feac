import type { RegisteredRouter } from '@tanstack/react-router'
import type { App } from '@tramite/react/ports'
import { keepPictures } from '../first-paint/last-seen/keep-pictures.ts'
import { loadNextPages } from './load-next-pages.ts'

/**
 * Loads the code of the pages likely to be next, and stores how pages look for the next visit.
 * @param userId whose pages
 * @returns stops it
 */
export function prepareNext(app: App, userId: string, router: RegisteredRouter): () => void {
  void loadNextPages(router)
  return keepPictures(app, userId, router)
}
