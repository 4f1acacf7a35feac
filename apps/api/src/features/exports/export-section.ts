import type { Conventions } from '@tramite/core/calendar'
import { CSV_MARK } from '@tramite/core/exports'
import type { ExportSource } from './export-source.ts'
import {
  type Cell,
  type ColumnName,
  columnTitle,
  type SectionName,
  toExportLine,
} from './export-texts.ts'
import type { ZipArchive } from './zip-archive.ts'

/** One subject of an export: how it is read, and its formats in JSON and in a spreadsheet. */
interface Section<Row> {
  readonly name: SectionName
  /** Name of its files in the archive, without extensions. */
  readonly file: string
  rows(source: ExportSource): AsyncIterable<Row>
  /** The JSON of a row, for programs. */
  json(row: Row, source: ExportSource): object | Promise<object>
  /** The columns of its spreadsheet: as displayed on the portal's pages. */
  readonly columns: {
    readonly [Column in ColumnName]?: (row: Row, conventions: Conventions) => Cell
  }
}

/** The result of writing a subject. */
export interface WrittenSection {
  readonly name: SectionName
  readonly count: number
  /** Paths in the archive. */
  readonly files: readonly string[]
}

/** Writes a subject into an archive. */
export type WriteSection = (archive: ZipArchive, source: ExportSource) => Promise<WrittenSection>

/** A JSON array, one element per line. */
async function* toJson<Row>(
  rows: AsyncIterable<Row>,
  json: (row: Row) => object | Promise<object>,
) {
  let separator = '[\n'
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(await json(row))}`
    separator = ',\n'
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n'
}

/** With the byte order mark by which spreadsheet programs recognise UTF-8. */
async function* toCsv<Row>(
  rows: AsyncIterable<Row>,
  columns: Section<Row>['columns'],
  conventions: Conventions,
) {
  const shown = Object.entries(columns) as [
    ColumnName,
    (row: Row, conventions: Conventions) => Cell,
  ][]
  yield `${CSV_MARK}${toExportLine(shown.map(([name]) => columnTitle(name)))}`
  for await (const row of rows) {
    yield toExportLine(shown.map(([, cell]) => cell(row, conventions)))
  }
}

/** A subject as JSON and as CSV, each read separately: neither is held in memory. */
export const section =
  <Row>({ name, file, rows, json, columns }: Section<Row>): WriteSection =>
  async (archive, source) => {
    let count = 0
    async function* counted() {
      for await (const row of rows(source)) {
        count += 1
        yield row
      }
    }
    const files = [`${file}.json`, `${file}.csv`]
    await archive.add(
      `${file}.json`,
      toJson(counted(), (row) => json(row, source)),
    )
    await archive.add(`${file}.csv`, toCsv(rows(source), columns, source.conventions))
    return { name, count, files }
  }
