import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** What an address permits. Every field is part of its signature. */
export interface SignedAddress {
  readonly method: 'PUT' | 'GET'
  readonly key: string
  /** Seconds since 1970. */
  readonly expires: number
  /** Content type: of a PUT as it must be sent, of a GET as the file is delivered. */
  readonly type: string
  /** Of a GET the name to save under, of a PUT the sender. */
  readonly name: string
  /** Bytes; 0 for a GET. */
  readonly size: number
}

export type Verification =
  | { readonly allowed: true; readonly address: SignedAddress }
  | { readonly allowed: false; readonly reason: 'tampered' | 'expired' }

const wholeNumber = z.string().check(z.regex(/^\d{1,12}$/))
const querySchema = z.strictObject({
  expires: wholeNumber,
  type: z.string(),
  name: z.string(),
  size: wholeNumber,
  signature: z.string(),
})

function sign(secret: string, address: SignedAddress): Buffer {
  const { method, key, expires, type, name, size } = address
  const signed = JSON.stringify([method, key, expires, type, name, size])
  return createHmac('sha256', secret).update(signed).digest()
}

/** Path and query of an address, with its signature. */
export function toSignedPath(secret: string, address: SignedAddress): string {
  const query = new URLSearchParams({
    expires: String(address.expires),
    type: address.type,
    name: address.name,
    size: String(address.size),
    signature: sign(secret, address).toString('base64url'),
  })
  return `/files/${address.key}?${query}`
}

/**
 * Whether a request has an address that this server signed and that has not expired.
 * @param query the request's, unchecked
 */
export function verifyAddress(
  secret: string,
  request: { method: SignedAddress['method']; key: string; query: unknown },
  now: Date,
): Verification {
  const parsed = querySchema.safeParse(request.query)
  if (!parsed.success) return { allowed: false, reason: 'tampered' }
  const { expires, size, type, name, signature } = parsed.data
  const { method, key } = request
  const address = { method, key, expires: Number(expires), type, name, size: Number(size) }
  const expected = sign(secret, address)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { allowed: false, reason: 'tampered' }
  }
  if (now.getTime() >= address.expires * 1000) return { allowed: false, reason: 'expired' }
  return { allowed: true, address }
}
