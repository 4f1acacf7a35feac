/** Origins of the third-party programs in the firm's configuration. */
export interface FirmPrograms {
  /** Analytics, which the portal loads after consent only. */
  readonly scripts: readonly string[]
  /** The live chat, whose only input is who is signed in. */
  readonly chats: readonly string[]
}

/** What the portal's page may load, run and connect to, besides what this server serves. */
interface PageSources {
  /** Of this answer, for the inline styles of the page. */
  readonly nonce: string
  /** Origin at which browsers reach the file storage; null if it is this server. */
  readonly storageSource: string | null
  /** Of the firm's logo and banners. */
  readonly imageOrigins: readonly string[]
  readonly programs: FirmPrograms
  /** Of the inline scripts of the page. */
  readonly scriptHashes: readonly string[]
}

const toSources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

/**
 * A Content-Security-Policy for the portal's page. It has no report endpoint: reports contain the address
 * of the page, which may carry the token of a link, and anybody could write to the endpoint.
 */
export function toContentSecurityPolicy({
  nonce,
  storageSource,
  imageOrigins,
  programs,
  scriptHashes,
}: PageSources): string {
  const storage = storageSource === null ? '' : ` ${storageSource}`
  const scripts = toSources(programs.scripts)
  const chats = toSources(programs.chats)
  const images = toSources(imageOrigins)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${storage}${images}${scripts}`,
    "font-src 'self'",
    `connect-src 'self'${storage}${scripts}${chats}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "worker-src 'self'",
    // The only Trusted Types policies of the portal: for a program of the firm's configuration, and its
    // own PDF reader.
    'trusted-types firm-scripts document-worker',
  ].join('; ')
}

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Data, not a page: should a browser render it after all, it may do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/**
 * Policy of a program of the portal when it runs as a worker: the PDF reader fetches the decoders of
 * scanned pages.
 */
export const programPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
