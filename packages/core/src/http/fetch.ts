/** The part of `fetch` that the SDK uses. */
export type Fetch = (request: Request) => Promise<Response>

/** Requests whose answers are being read. */
const underWay = new Set<Request>()

/**
 * Fetches, and keeps a reference to the request until its answer has been read. Otherwise Node may
 * collect the request as garbage together with its signal, so that neither the caller nor a time limit
 * could abort an answer that has fallen silent.
 * @param read reads the answer; the request is released when it is done
 * @throws what `fetch` and `read` throw
 */
export async function fetchAndRead<T>(
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
