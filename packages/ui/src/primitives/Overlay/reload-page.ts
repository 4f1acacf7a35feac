/**
 * Time after which another press may try again, in milliseconds, since a hanging connection never answers.
 */
const TIMEOUT_MS = 10_000

/**
 * Reloads the document, the one way to load failed code again in every browser. Only if the server
 * is reachable: otherwise the browser would replace the portal with its own error page.
 * @param left aborted when the requesting view is left: the document then stays
 * @returns whether the document reloads, unless its user prefers to stay
 */
export async function reloadPage(left: AbortSignal): Promise<boolean> {
  if (left.aborted) return false
  const stop = new AbortController()
  const end = () => stop.abort()
  const timer = setTimeout(end, TIMEOUT_MS)
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
