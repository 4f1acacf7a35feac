/**
 * A Content-Security-Policy for the portal's page. It names no place for reports: they hold the address
 * of the page, which may carry the token of a link, and anybody could write into what takes them.
 * @param nonce of this answer, for the styles that the page itself holds
 * @param storageSource where browsers reach the storage of files; null where it is this server
 * @param imageOrigins of the firm's logo and banners
 */
export function toContentSecurityPolicy(
  nonce: string,
  storageSource: string | null,
  imageOrigins: readonly string[],
): string {
  const storage = storageSource === null ? '' : ` ${storageSource}`
  const images = imageOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${storage}${images}`,
    "font-src 'self'",
    `connect-src 'self'${storage}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
