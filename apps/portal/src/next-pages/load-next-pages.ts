import type { RegisteredRouter } from '@tanstack/react-router'
import { loadCode } from './load-code.ts'

/** The pages that are gone to from most others; any demand has the code of this one. */
const nextPages = [
  { route: '/_app/demands/$id', address: '/demands/next' },
  { route: '/_app/demands/', address: '/demands' },
  { route: '/_app/demands/new', address: '/demands/new' },
] as const

/** Fetches the code of the pages that come next, one after the other; not for who saves data. */
export async function loadNextPages(router: RegisteredRouter): Promise<void> {
  const savesData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (savesData) return
  for (const { route, address } of nextPages) {
    // What does not arrive is asked for when the page is gone to.
    await loadCode(address)
      .then(() => router.loadRouteChunk(router.routesById[route]))
      .catch(() => {})
  }
}
