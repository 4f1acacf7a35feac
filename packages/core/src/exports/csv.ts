/** What a cell of a spreadsheet may be. */
export type CsvCell = string | number | null | undefined

/** The byte order mark by which spreadsheet programs recognise UTF-8; precedes the first line. */
export const CSV_MARK = '\uFEFF'

/**
 * Where spreadsheet programs would begin a formula; an apostrophe there keeps it text. Not only at the start of a cell:
 * outside of Brazil they part a file by commas, and know no quotes within a cell. A sign alone, as where there is no
 * status, begins none.
 */
const formula = /^(?=[\t\r])|(^|[,\t\r\n]"*)(?=[=+\-@][\s\S])/g

/** A cell as Brazilian spreadsheet programs read it: separated by semicolons, with a decimal comma. */
function toCsvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = value.replace(formula, (_, before = '') => `${before}'`)
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An amount in reais as a cell: always with two decimals, as on the pages. */
export const toCsvAmount = (reais: number): string => reais.toFixed(2).replace('.', ',')

/** A line of a CSV (RFC 4180, but with semicolons, as usual in Brazil). No cell is read as a formula. */
export const toCsvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map(toCsvCell).join(';')}\r\n`
