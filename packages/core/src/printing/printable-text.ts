/**
 * Text without invisible characters: control and formatting characters, including those that change the
 * text direction and make a text read differently. The rest cannot break the making of a document, and is
 * valid in XML.
 */
export function toPrintable(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
      // The fonts have only two kinds of space.
      .replaceAll(/[\u2007\u202f]/g, '\u00a0')
      .replaceAll(/\t|[^\P{Zs}\u00a0]/gu, ' ')
      .replaceAll(/[^\P{C}\n]|\p{Variation_Selector}/gu, '')
  )
}
