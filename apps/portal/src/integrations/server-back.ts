/** By then who was refused in the same moment has noticed it, milliseconds. */
const SETTLE_MS = 300

const listeners = new Set<() => void>()
let isAway = false

/**
 * Calls the listener whenever the server answers again after a call found it away.
 * @returns ends it
 */
export function onServerBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isGateway = (status: number) => status >= 502 && status <= 504

/** Sends a request, and notices by whatever call it is that the server is away, and that it is back. */
export async function fetchNoticing(request: Request): Promise<Response> {
  const response = await fetch(request).catch((error: unknown) => {
    // Who gives a call up says nothing of the server.
    isAway ||= !request.signal.aborted
    throw error
  })
  if (isGateway(response.status)) {
    isAway = true
  } else if (isAway) {
    isAway = false
    setTimeout(() => {
      for (const listener of listeners) listener()
    }, SETTLE_MS)
  }
  return response
}
