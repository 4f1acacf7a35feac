/** Origins of programs of others. */
export interface FirmPrograms {
  readonly scripts: readonly string[]
  readonly chats: readonly string[]
}

const toSources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

/**
 * A Content-Security-Policy for the portal's page. It names no place for reports: they hold the address
 * of the page, which may carry the token of a link, and anybody could write into what takes them.
 * @param nonce of this answer, for the styles that the page itself holds
 * @param storageSource where browsers reach the storage of files; null where it is this server
 * @param imageOrigins of the firm's logo and banners
 * @param programs of others that the firm's configuration names, by their origins: what watches the use, which
 *   the portal loads after consent only, and the live chat, which is only told who is there
 * @param scriptHashes of the scripts that the page itself holds
 */
export function toContentSecurityPolicy(
  nonce: string,
  storageSource: string | null,
  imageOrigins: readonly string[],
  programs: FirmPrograms,
  scriptHashes: readonly string[],
): string {
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
    // The portal's only ways to name a script: a program of the firm's configuration, and its own reader of PDF.
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
 * Policy of a program of the portal, for when it works beside the page: the reader of PDF fetches what decodes
 * scanned pages.
 */
export const programPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
