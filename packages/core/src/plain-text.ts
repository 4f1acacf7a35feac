/**
 * Characters that are not seen, or that turn the text around them; joiners are parts of words and emoji, and the signs
 * of Arabic and Syriac numbers are seen. The tags of a regional flag are matched with it, to be kept: alone they hide
 * text. Unicode Technical Standard 51, annex C.
 */
const unseen =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f})|(?![\u0600-\u0605\u06dd\u070f\u08e2\u200c\u200d])\p{Cf}/gu

/** Of what is left, all that a reader sees: no joiner alone, no filler, no empty Braille cell. */
const seen = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u

/**
 * A text as it is kept and shown: without invisible letters and without those that change the direction
 * of the text, which let other amounts be read than were written. Unicode Technical Report 36, §2.
 * @returns the empty text if nothing of it is seen, such as white space alone
 * @example toPlainText('Multa\u202e 10') // 'Multa 10'
 */
export function toPlainText(text: string): string {
  return seen.test(text) ? text.replace(unseen, '$1') : ''
}
