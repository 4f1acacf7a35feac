import { loadCode } from './load-code.ts'

/** The pages that are gone to from most others; any demand has the code of this one. */
const addresses = ['/demands/next', '/demands', '/demands/new']

/** Fetches the code of the pages that come next, one after the other; not for who saves data. */
export async function loadNextPages(): Promise<void> {
  const savesData = 'connection' in navigator && Object(navigator.connection).saveData === true
  if (savesData) return
  for (const address of addresses) {
    // What does not arrive is asked for when the page is gone to.
    await loadCode(address).catch(() => {})
  }
}
