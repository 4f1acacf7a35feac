/**
 * Text without invisible characters: control and formatting characters, including those that change the text
 * direction and make a text read differently. All other characters are valid in XML and cannot make the
 * creation of a document fail.
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
