/**
 * Format characters, which are invisible or change the direction of the text, except joiners, which are parts of words
 * and emoji, and the signs of Arabic and Syriac numbers, which are visible. The flag of a region is captured with its tag
 * characters, to be kept: elsewhere tag characters hide text. Unicode Technical Standard 51, annex C.
 */
const invisible =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f})|(?![\u0600-\u0605\u06dd\u070f\u08e2\u200c\u200d])\p{Cf}/gu

/** A character that a reader sees: no joiner, no filler, no empty Braille cell. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u

/**
 * A text as it is stored and shown: without invisible characters, and without those that change the direction of the
 * text, which can make an amount read as another one. Unicode Technical Report 36, §2.
 * @returns the empty text if nothing visible is left, as of white space alone
 * @example stripInvisible('Multa\u202e 10') // 'Multa 10'
 */
export function stripInvisible(text: string): string {
  return visible.test(text) ? text.replace(invisible, '$1') : ''
}
