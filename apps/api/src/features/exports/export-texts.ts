import { type CsvCell, toCsvLine } from '@tramite/core/exports'
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
export type Cell = CsvCell | boolean

const yesOrNo = (value: boolean) => exportFileMessages[`exports.value.${value ? 'yes' : 'no'}`]

/** A line of a CSV; booleans are written in words. */
export const toExportLine = (cells: readonly Cell[]): string =>
  toCsvLine(cells.map((cell) => (typeof cell === 'boolean' ? yesOrNo(cell) : cell)))
