/**
 * A run of letters, as pdf.js reads them; there may be separate runs between words and at the end of a
 * line.
 */
interface TextRun {
  readonly str: string
  readonly hasEOL: boolean
}

/**
 * The text of a page, line by line.
 * @param items runs of letters, and marks between them
 */
export function toPdfLines(items: readonly (TextRun | object)[]): readonly string[] {
  const runs = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
  return runs
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
