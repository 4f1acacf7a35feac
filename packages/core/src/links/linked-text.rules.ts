/** A piece of a text: plain, or an address that can be followed. */
export interface TextPart {
  readonly text: string
  /** The address that the piece is; null for plain text. */
  readonly href: string | null
}

// Ends at what no address holds unescaped, and at signs that turn or hide what is read.
const ADDRESS =
  /(?<![\p{L}\p{N}_])https?:\/\/[^\s<>"`\\{}|^\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/giu

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[' }
const PUNCTUATION = new Set(".,;:!?…'’”»*_~")

const countOf = (text: string, sign: string) => text.split(sign).length - 1

/** Where an address ends: the sentence's own signs and the bracket around it stay outside. */
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
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  // 'https://firma.example@evil.example' leads elsewhere than it reads.
  if (username !== '' || password !== '') return null
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/**
 * A text that somebody wrote, with the web addresses in it set apart, so that they can be followed.
 * Only `http` and `https` count, written out; an address with a name before its host stays text,
 * because it leads elsewhere than it reads. No character is lost: the pieces joined are the text.
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
