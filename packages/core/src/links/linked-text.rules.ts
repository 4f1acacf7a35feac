import { parseUrl } from '../parse-url.ts'

/** A piece of a text: plain, or a link. */
export interface TextPart {
  readonly text: string
  /** The URL of a link; null for plain text. */
  readonly href: string | null
}

// Ends at characters that a URL cannot contain unescaped, and at those that reorder or hide text.
const ADDRESS =
  /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"`\\{}|^\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/giu

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' }
const PUNCTUATION = new Set(".,;:!?…'’”»*_~")

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Where a URL ends: punctuation of the sentence and a surrounding bracket stay outside. */
function findEnd(address: string): number {
  const open = new Map(
    Object.entries(CLOSING).map(([close, sign]) => [
      close,
      countOf(address, close) - countOf(address, sign),
    ]),
  )
  for (let end = address.length; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const surplus = open.get(last)
    if (surplus !== undefined && surplus > 0) open.set(last, surplus - 1)
    else if (!PUNCTUATION.has(last)) return end
  }
  return 0
}

function toHref(address: string): string | null {
  const url = parseUrl(address)
  if (!url) return null
  const { protocol, username, password, href } = url
  // 'https://firma.example@evil.example' leads somewhere other than it seems.
  if (username !== '' || password !== '') return null
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/**
 * Splits a user's text at the web addresses in it, so that they can become links. Only `http` and `https`
 * count, written out; an address with a user name before its host stays text, because it leads somewhere
 * other than it seems. No character is lost: the pieces joined are the text.
 * @param text plain, untrusted
 * @example splitLinks('Veja https://a.example.') // 'Veja ', the address, '.'
 */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let plainFrom = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, findEnd(found))
    const href = toHref(address)
    if (href === null) continue
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), href: null })
    parts.push({ text: address, href })
    plainFrom = index + address.length
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), href: null })
  return parts
}
