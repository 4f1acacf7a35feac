/** A hanging connection gives no answer: milliseconds after which another press may try again. */
const PATIENCE_MS = 10_000

/**
 * Reloads the document, without which code that has failed to load stays failed. Only if the server is reachable:
 * otherwise the browser would replace the portal with its own error page.
 * @param left aborted when what asks for it is left: the document then stays
 * @returns whether the document reloads, unless its user prefers to stay
 */
export async function reloadPage(left: AbortSignal): Promise<boolean> {
  if (left.aborted) return false
  const stop = new AbortController()
  const end = () => stop.abort()
  const timer = setTimeout(end, PATIENCE_MS)
  left.addEventListener('abort', end)
  const isReachable = await fetch('/', {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    signal: stop.signal,
  })
    .then(({ ok }) => ok)
    .catch(() => false)
  clearTimeout(timer)
  left.removeEventListener('abort', end)
  if (!isReachable || left.aborted) return false
  window.location.reload()
  return true
}
