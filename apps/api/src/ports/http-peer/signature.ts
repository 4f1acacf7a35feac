import { createHmac } from 'node:crypto'

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: 'GET' | 'POST'
  /** Path and query, as sent. */
  readonly path: string
  readonly body: string
  readonly now: Date
}

/**
 * The value of `x-tramite-signature`, `t=<seconds>,v1=<hex>`: HMAC-SHA256 under the shared secret of
 * `<seconds>.<method> <path>.<body>`. The peer refuses what is old or does not match.
 */
export function signRequest(secret: string, { method, path, body, now }: SignedRequest): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.${method} ${path}.${body}`)
    .digest('hex')
  return `t=${seconds},v1=${signature}`
}
