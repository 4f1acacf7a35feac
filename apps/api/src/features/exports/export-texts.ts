import { exportFileMessages } from '@tramite/core/messages'

type Code = keyof typeof exportFileMessages
type NameIn<Prefix extends string> =
  Extract<Code, `${Prefix}.${string}`> extends `${Prefix}.${infer Name}` ? Name : never

/** A subject of an export. */
export type SectionName = NameIn<'exports.section'>
/** A column of a table of an export. */
export type ColumnName = NameIn<'exports.column'>

export const sectionTitle = (name: SectionName): string =>
  exportFileMessages[`exports.section.${name}`]

export const columnTitle = (name: ColumnName): string =>
  exportFileMessages[`exports.column.${name}`]

/** What a cell may be. */
export type Cell = string | number | boolean | null | undefined

const yesOrNo = (value: boolean) => exportFileMessages[`exports.value.${value ? 'yes' : 'no'}`]

/** What spreadsheet programs take for a formula; with an apostrophe it stays the text that it is. */
const formula = /^[=+\-@\t\r]/

/**
 * A cell as spreadsheet programs of this country read it: separated by semicolons, decimals by a comma.
 */
function toCsvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = formula.test(value) ? `'${value}` : value
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV. */
export const toCsvLine = (cells: readonly Cell[]): string => `${cells.map(toCsvCell).join(';')}\r\n`
