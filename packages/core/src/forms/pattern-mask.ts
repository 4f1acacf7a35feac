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

/**
 * A mask of fixed places, such as '000.000.000-00': `0` is a digit, `A` a letter or digit (letters become
 * capitals), anything else a separator. Characters that do not fit are left out.
 * @param patterns from the shortest to the longest; a value is formatted with the first that fits.
 * Separators must be neither letters nor digits
 * @param prefix that a pasted text may have and a value has not, such as '+55' of a phone number
 */
export function createPatternMask(patterns: readonly string[], prefix?: RegExp): Mask {
  const longest = patterns.at(-1) ?? ''
  const places = placesOf(longest)
  const toCapitals = (text: string) =>
    (prefix === undefined ? text : text.replace(prefix, '')).replace(/[a-z]/g, (letter) =>
      letter.toUpperCase(),
    )
  // A remaining plus sign begins a foreign number: without it the number would pass for a Brazilian one.
  const separators = prefix === undefined ? /[^0-9A-Z]/g : /[^0-9A-Z+]/g
  const toWhole = (text: string) => toCapitals(text).replace(separators, '')
  const patternOf = (bare: string) => patterns.find((pattern) => takes(pattern, bare))
  return {
    toWhole,
    toBare(text) {
      let bare = ''
      for (const char of toCapitals(text)) {
        if (fits(places[bare.length] ?? '', char)) bare += char
      }
      return bare
    },
    format(value) {
      const bare = patternOf(value) === undefined ? toWhole(value) : value
      const pattern = patternOf(bare)
      return pattern === undefined ? value : fill(pattern, bare)
    },
  }
}
