import { type Decision, refused } from '../decision.ts'

/** An address that may be opened. */
export interface SafeLink {
  readonly href: string
  /** Of another origin: opens in a new tab, without a way back to this page. */
  readonly isExternal: boolean
}

/** Only resolves paths; never asked for anything. */
const BASE = 'http://portal.invalid'

const isHidden = (character: string) =>
  character <= ' ' || character === '\\' || character === '\u007F'

function evaluatePath(path: string): Decision<'unsafe', SafeLink> {
  if (!URL.canParse(path, BASE)) return refused('unsafe')
  const { origin, pathname, search, hash } = new URL(path, BASE)
  // '/..//host' is a path of this origin that its next reader takes for another host.
  if (origin !== BASE || pathname.startsWith('//')) return refused('unsafe')
  return { allowed: true, href: `${pathname}${search}${hash}`, isExternal: false }
}

/**
 * Whether an address that comes from data may be opened: only https, or a path of this origin. For
 * the links of popups, invoices, reminders and banners.
 * @param address untrusted; null or empty where there is none
 */
export function evaluateLink(
  address: string | null | undefined,
): Decision<'missing' | 'unsafe', SafeLink> {
  if (!address) return refused('missing')
  // Browsers drop control characters and read a backslash as a slash: nobody means these.
  if ([...address].some(isHidden)) return refused('unsafe')
  if (address.startsWith('/')) return evaluatePath(address)
  if (!URL.canParse(address)) return refused('unsafe')
  const { protocol, username, password, href } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') return refused('unsafe')
  return { allowed: true, href, isExternal: true }
}
