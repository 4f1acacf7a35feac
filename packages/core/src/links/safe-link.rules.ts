import { type Decision, refused } from '../decision.ts'
import { parseUrl } from '../parse-url.ts'

/** An address that is safe to open. */
export interface SafeLink {
  readonly href: string
  /** On another origin: opens in a new tab, without access to this page. */
  readonly isExternal: boolean
}

/** Only resolves paths; no request is sent to it. */
const BASE = 'http://portal.invalid'

const isHidden = (character: string) =>
  character <= ' ' || character === '\\' || character === '\u007F'

/**
 * An address as a path of this origin, with its search and anchor; null if a browser could read it as anything else.
 * @param text untrusted
 */
export function toOwnPath(text: string): string | null {
  const url = text.startsWith('/') ? parseUrl(text, BASE) : null
  if (!url) return null
  const { origin, pathname, search, hash } = url
  // '/..//host' is a path of this origin, but a later parser would read it as another host.
  if (origin !== BASE || pathname.startsWith('//')) return null
  return `${pathname}${search}${hash}`
}

/**
 * Whether an address from data may be opened: only https, or a path of this origin. For the links of
 * popups, invoices, reminders and banners.
 * @param address untrusted; null or empty if there is none
 */
export function evaluateLink(
  address: string | null | undefined,
): Decision<'missing' | 'unsafe', SafeLink> {
  if (!address) return refused('missing')
  // Browsers drop control characters and read a backslash as a slash: no legitimate address contains them.
  if ([...address].some(isHidden)) return refused('unsafe')
  if (address.startsWith('/')) {
    const path = toOwnPath(address)
    return path === null ? refused('unsafe') : { allowed: true, href: path, isExternal: false }
  }
  const url = parseUrl(address)
  if (!url) return refused('unsafe')
  const { protocol, username, password, href } = url
  if (protocol !== 'https:' || username !== '' || password !== '') return refused('unsafe')
  return { allowed: true, href, isExternal: true }
}
