import { listOperations, readContract } from '../http/contract.ts'

const settled = listOperations(readContract())
  .filter(({ method, settles }) => method === 'POST' && settles)
  .map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether the contract lets a call be repeated when it got no answer. */
function isRepeatable({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url)
  if (method === 'GET' || !pathname.startsWith('/api/')) return false
  if (method !== 'POST' || headers.has('idempotency-key')) return true
  return settled.some((path) => path.test(pathname))
}

/**
 * A network that delivers every call, and loses the first answer to each write that was done and may be
 * repeated: it must take effect once all the same, and no failure be shown.
 */
export function createLossyFetch(): typeof fetch {
  const lost = new Set<string>()
  return async (input, init) => {
    const request = new Request(input, init)
    const { method, url, headers } = request
    const asked = [method, url, headers.get('idempotency-key'), await request.clone().text()].join()
    const isLost = isRepeatable(request) && !lost.delete(asked)
    const response = await fetch(request)
    if (!isLost || !response.ok) return response
    lost.add(asked)
    await response.arrayBuffer()
    throw new TypeError('The answer was lost')
  }
}
