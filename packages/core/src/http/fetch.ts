/** The part of `fetch` that the SDK uses. */
export type Fetch = (request: Request) => Promise<Response>

/** Requests whose answers are being read. */
const underWay = new Set<Request>()

/**
 * Fetches, and holds the request until its answer has been read. Node forgets the signal of a request that nobody
 * holds when it collects its garbage: neither the caller nor a time limit could end an answer that has fallen
 * silent.
 * @param read what to make of the answer; the request is let go when it is done
 * @throws what `fetch` and `read` throw
 */
export async function heldFetch<T>(
  fetch: Fetch,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  underWay.add(request)
  try {
    return await read(await fetch(request))
  } finally {
    underWay.delete(request)
  }
}
