import { civilDateFrom } from '@tramite/core/calendar'
import type { components } from '@tramite/core/contract'
import { message } from '@tramite/core/messages'
import writeXlsxFile, { type Row } from 'write-excel-file/node'

type SpreadsheetRow = components['schemas']['RiskSpreadsheetRow']

/** Media type of .xlsx. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Before this day, spreadsheet programs do not agree on what number a day has. */
const FIRST_SHEET_DAY = '1900-03-01'

/**
 * A cell of text, also for what begins with `= + - @`, tab or return: it is written as a text, and
 * formatted as one, so that it stays one when it is edited.
 */
const toText = (value: string) =>
  ({ type: String, value, format: '@', wrap: true, alignVertical: 'top' }) as const

function toDay(instant: string | null, timeZone: string): Row[number] {
  if (instant === null) return null
  const day = civilDateFrom(instant, timeZone)
  if (day < FIRST_SHEET_DAY) return toText(day)
  const value = new Date(`${day}T00:00:00Z`)
  return { type: Date, value, format: 'dd/mm/yyyy', alignVertical: 'top' }
}

const toHeading = (value: string) =>
  ({ type: String, value, fontWeight: 'bold', bottomBorderStyle: 'thin' }) as const

const columns = [
  ['risk.sheet.sector', 30],
  ['risk.sheet.question', 60],
  ['risk.sheet.answer', 50],
  ['risk.sheet.date', 12],
  ['risk.sheet.level', 16],
] as const

/**
 * The spreadsheet of an analysis, as .xlsx: sector, question, answer, day and level.
 * @param timeZone decides on which day something was answered
 */
export function toRiskSpreadsheet(
  rows: readonly SpreadsheetRow[],
  timeZone: string,
): Promise<Buffer> {
  const head = columns.map(([code]) => toHeading(message(code)))
  const body = rows.map(
    ({ sector, question, answer, date, level }): Row => [
      toText(sector),
      toText(question),
      toText(answer),
      toDay(date, timeZone),
      toText(level),
    ],
  )
  const options = {
    sheet: message('risk.sheet.name'),
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }
  return writeXlsxFile([head, ...body], options).toBuffer()
}
