/** A hanging connection gives no answer: milliseconds after which another press may try again. */
const PATIENCE_MS = 10_000

/**
 * Reloads the document, without which code that has failed to load stays failed. Only if the server is reachable:
 * otherwise the browser would replace the portal with its own error page.
 * @param left aborted when what asks for it is left: the document then stays
 * @returns whether the document reloads, unless its user prefers to stay
 */
export async function reloadPage(left: AbortSignal): Promise<boolean> {
  const isReachable = await fetch('/', {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.any([left, AbortSignal.timeout(PATIENCE_MS)]),
  })
    .then(({ ok }) => ok)
    .catch(() => false)
  if (!isReachable || left.aborted) return false
  window.location.reload()
  return true
}
