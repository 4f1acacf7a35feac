/**
 * Text without what has no look: control and formatting characters, among them those that turn the
 * direction and make a text read otherwise than it is written. Nothing that is left would end the making
 * of a document, and XML takes all of it.
 */
export function toPrintable(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
      // Of the spaces the fonts have but two.
      .replaceAll(/[\u2007\u202f]/g, '\u00a0')
      .replaceAll(/\t|[^\P{Zs}\u00a0]/gu, ' ')
      .replaceAll(/[^\P{C}\n]|\p{Variation_Selector}/gu, '')
  )
}
