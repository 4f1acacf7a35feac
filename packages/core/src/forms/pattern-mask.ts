import type { Mask } from './mask.ts'

const isDigit = (char: string) => char >= '0' && char <= '9'

/**
 * Whether a character fits a place of a pattern: `0` takes a digit, `A` a digit or a capital; other
 * places take none.
 */
function fits(place: string, char: string): boolean {
  if (place === '0') return isDigit(char)
  return place === 'A' && (isDigit(char) || (char >= 'A' && char <= 'Z'))
}

const placesOf = (pattern: string) => [...pattern].filter((char) => char === '0' || char === 'A')

const takes = (pattern: string, bare: string) => {
  const places = placesOf(pattern)
  return bare.length <= places.length && [...bare].every((char, at) => fits(places[at] ?? '', char))
}

function fill(pattern: string, bare: string): string {
  let text = ''
  let at = 0
  for (const place of pattern) {
    const char = bare[at]
    if (char === undefined) break
    const isPlace = place === '0' || place === 'A'
    text += isPlace ? char : place
    if (isPlace) at += 1
  }
  return text
}

/** Arabic, Persian and full-width digits: their code points end with their value. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

const withPlainDigits = (text: string) =>
  text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))

/** What the numbers of one kind need beside their places. */
export interface PatternOptions {
  /** A beginning that a text may have and a value has not, such as '+55' of a phone number. */
  readonly prefix?: RegExp
  /** The lengths of a complete value; those of the patterns when absent. */
  readonly lengths?: readonly number[]
  /**
   * Words before a pasted number that are not part of it, for places that accept letters; other places ignore
   * them anyway.
   */
  readonly label?: RegExp
  /** A pasted number as it is written in the country; the number itself when absent. */
  readonly toLocal?: (whole: string) => string
}

/**
 * A mask of fixed places, such as '000.000.000-00': `0` is a digit, `A` a letter or digit (letters become
 * capitals), anything else a separator. Characters that do not fit are left out while the text is typed. A pasted text
 * has to be a complete number: cut down to the places it would be another one.
 * @param patterns from the shortest to the longest; a value is formatted with the first that fits.
 * Separators must be neither letters nor digits
 */
export function createPatternMask(
  patterns: readonly string[],
  { prefix, lengths, label = /^[^\d+]+|\D+$/g, toLocal = (whole) => whole }: PatternOptions = {},
): Mask {
  const places = placesOf(patterns.at(-1) ?? '')
  const complete = lengths ?? patterns.map((pattern) => placesOf(pattern).length)
  const toCapitals = (text: string) => {
    const plain = withPlainDigits(text)
    return (prefix === undefined ? plain : plain.replace(prefix, '')).replace(/[a-z]/g, (letter) =>
      letter.toUpperCase(),
    )
  }
  // A remaining plus sign begins a foreign number: without it the number would pass for a Brazilian one.
  const separators = prefix === undefined ? /[^0-9A-Z]/g : /[^0-9A-Z+]/g
  const parse = (text: string) => toCapitals(text).replace(separators, '')
  const patternOf = (bare: string) => patterns.find((pattern) => takes(pattern, bare))
  return {
    parse,
    toBare(text) {
      let bare = ''
      for (const char of toCapitals(text)) {
        if (fits(places[bare.length] ?? '', char)) bare += char
      }
      return bare
    },
    format(value) {
      const bare = patternOf(value) === undefined ? parse(value) : value
      const pattern = patternOf(bare)
      return pattern === undefined ? value : fill(pattern, bare)
    },
    fromPaste(text) {
      const bare = toLocal(parse(withPlainDigits(text).replace(label, '')))
      return complete.includes(bare.length) && patternOf(bare) !== undefined ? bare : undefined
    },
    ...(prefix && { readsAsPasted: (text) => /^\s*\+/.test(text) }),
  }
}
