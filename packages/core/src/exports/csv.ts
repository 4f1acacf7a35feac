/** What a cell of a spreadsheet may be. */
export type CsvCell = string | number | null | undefined

/** The mark by which spreadsheet programs know UTF-8: stands before the first line. */
export const CSV_MARK = '\uFEFF'

/** What spreadsheet programs take for a formula; with an apostrophe it stays the text that it is. */
const formula = /^[=+\-@\t\r]/

/**
 * A cell as spreadsheet programs of this country read it: separated by semicolons, decimals by a comma.
 */
function toCsvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = formula.test(value) ? `'${value}` : value
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV (RFC 4180, with the semicolon of this country). No cell is read as a formula. */
export const toCsvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(toCsvCell).join(';')}\r\n`
