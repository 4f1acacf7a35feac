import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import { PeerError, type PeerFailure } from './peer-error.ts'
import { signRequest } from './signature.ts'

/** The address of an outside service, and the secret shared with it. */
export interface PeerAddress {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly secret: string
}

export interface HttpPeerOptions extends PeerAddress {
  readonly clock: Clock
  /** For one try, milliseconds. */
  readonly timeoutMs?: number
  /** Delays before the second and each further try of a read, milliseconds. */
  readonly pausesMs?: readonly number[]
}

/** An outside service with an API of signed JSON over HTTP. */
export interface HttpPeer {
  /**
   * Reads, with retries when the peer is unavailable or slow: reading has no effects.
   * @returns the JSON of the answer, null for a 404
   * @throws PeerError
   */
  get(path: string): Promise<unknown>
  /**
   * Sends something to the peer, in one try: after a timeout it is unknown whether it arrived. A
   * repetition must use the same key, by which the peer recognises it (and answers 409).
   * @throws PeerError
   */
  post(path: string, body: object, key: string): Promise<void>
}

const TIMEOUT_MS = 5000
const PAUSES_MS = [200, 800]
/** Maximum bytes of an answer that are read. */
const ANSWER_MAX = 64 * 1024

function toFailure(error: unknown): PeerError {
  if (error instanceof PeerError) return error
  const isTimeout = (error as Error).name === 'TimeoutError'
  return new PeerError(isTimeout ? 'timeout' : 'network', null, { cause: error })
}

function failureOf(status: number): PeerFailure {
  return status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused'
}

async function readText({ body, status }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX) throw new PeerError('garbage', status)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PeerError('garbage', response.status, { cause: error })
  }
}

const repeatable: ReadonlySet<PeerFailure> = new Set(['timeout', 'network', 'unavailable'])

/** A client of an outside service. Does not follow redirects, which would send the signature elsewhere. */
export function createHttpPeer(options: HttpPeerOptions): HttpPeer {
  const { baseUrl, secret, clock, timeoutMs = TIMEOUT_MS, pausesMs = PAUSES_MS } = options

  async function send<T>(
    method: 'GET' | 'POST',
    path: string,
    extra: { body?: string; headers?: Record<string, string> },
    use: (response: Response) => Promise<T>,
  ): Promise<T> {
    const url = new URL(`${baseUrl}${path}`)
    const body = extra.body ?? ''
    const signed = { method, path: `${url.pathname}${url.search}`, body, now: clock.now() }
    try {
      // The timeout covers the whole answer, not only its head.
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          'x-tramite-signature': signRequest(secret, signed),
          ...extra.headers,
        },
        ...(extra.body !== undefined && { body }),
      })
      return await use(response)
    } catch (error) {
      throw toFailure(error)
    }
  }

  const read = (path: string) =>
    send('GET', path, {}, async (response) => {
      if (response.ok) return readJson(response)
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new PeerError(failureOf(response.status), response.status)
    })

  return {
    async get(path) {
      for (const pause of pausesMs) {
        try {
          return await read(path)
        } catch (error) {
          if (!(error instanceof PeerError && repeatable.has(error.failure))) throw error
          await sleep(pause)
        }
      }
      return read(path)
    },
    async post(path, body, key) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      await send('POST', path, { body: JSON.stringify(body), headers }, async (response) => {
        await response.body?.cancel()
        if (response.ok || response.status === 409) return
        throw new PeerError(failureOf(response.status), response.status)
      })
    },
  }
}
