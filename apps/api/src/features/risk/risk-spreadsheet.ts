import { civilDateFrom } from '@tramite/core/calendar'
import type { components } from '@tramite/core/contract'
import { message } from '@tramite/core/messages'
import { riskBands } from '@tramite/core/risk'
import writeXlsxFile, { type Row } from 'write-excel-file/node'

type SpreadsheetRow = components['schemas']['RiskSpreadsheetRow']

/** The input of a spreadsheet. */
export interface SpreadsheetInput {
  readonly rows: readonly SpreadsheetRow[]
  /** Determines the day of an answer. */
  readonly timeZone: string
}

declare module '../../ports/workers/heavy-work.port.ts' {
  interface HeavyTable {
    /** Makes the spreadsheet of an analysis of risk. */
    riskSpreadsheet(input: SpreadsheetInput): Promise<Uint8Array>
  }
}

/** Spreadsheet programs disagree on the numbers of earlier days. */
const FIRST_SHEET_DAY = '1900-03-01'

/**
 * A text cell, even for content that begins with `= + - @`, tab or return: written and formatted as text,
 * so that it remains text when it is edited.
 */
const toText = (value: string) =>
  ({ type: String, value, format: '@', wrap: true, alignVertical: 'top' }) as const

function toDay(instant: string | null, timeZone: string): Row[number] {
  if (instant === null) return null
  const day = civilDateFrom(instant, timeZone)
  if (day < FIRST_SHEET_DAY) return toText(day)
  const value = new Date(`${day}T00:00:00Z`)
  return { type: Date, value, format: 'dd/mm/yyyy', align: 'left', alignVertical: 'top' }
}

const toHeading = (value: string) =>
  ({
    type: String,
    value,
    fontWeight: 'bold',
    backgroundColor: '#f1f0eb',
    bottomBorderStyle: 'thin',
    alignVertical: 'center',
  }) as const

/** A level in its colour; anything else as plain text. */
function toLevel(value: string): Row[number] {
  const band = riskBands.find(({ level }) => level === value)
  const cell = toText(value)
  return band ? { ...cell, textColor: band.color, fontWeight: 'bold' } : cell
}

/** Printed on A4 with all columns side by side, the headings above them and the number below on each page. */
const printedWhole = {
  files: {
    transform: {
      'xl/workbook.xml': {
        transform: (xml: string) =>
          xml.replace(
            '<definedNames/>',
            `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${message('risk.sheet.name')}'!$$1:$$1</definedName></definedNames>`,
          ),
      },
      'xl/worksheets/sheet{id}.xml': {
        // The schema of a sheet orders its elements (ECMA-376, part 1, 18.3.1.99): sheetPr is the first, and
        // headerFooter follows pageSetup.
        transform: (xml: string) =>
          xml
            .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace(
              /<pageSetup [^>]*>/,
              '$&<headerFooter><oddFooter>&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter>',
            ),
        transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
}

const columns = [
  ['risk.sheet.sector', 30],
  ['risk.sheet.question', 60],
  ['risk.sheet.answer', 50],
  ['risk.sheet.date', 12],
  ['risk.sheet.level', 16],
] as const

/** Height of a line of text in `FONT_SIZE`, points. */
const LINE_HEIGHT = 13
const FONT_SIZE = 10

/** Upper bound of the lines that a text takes in a column. */
const linesOf = (text: string, width: number) =>
  text.split(/\r\n?|\n/).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0)

/** The height of a row: not every program fits rows to wrapped text. */
function toHeight({ sector, question, answer, level }: SpreadsheetRow): number {
  const lines = [sector, question, answer, '', level].map((text, i) =>
    linesOf(text, (columns[i]?.[1] ?? 1) - 2),
  )
  return Math.max(...lines) * LINE_HEIGHT + 4
}

/**
 * The spreadsheet of an analysis, as .xlsx: sector, question, answer, day and level.
 * @param timeZone determines the day of an answer
 */
export function toRiskSpreadsheet(
  rows: readonly SpreadsheetRow[],
  timeZone: string,
): Promise<Buffer> {
  const head = columns.map(([code]) => toHeading(message(code)))
  const body = rows.map((row): Row => {
    const { sector, question, answer, date, level } = row
    return [
      { ...toText(sector), height: toHeight(row) },
      toText(question),
      toText(answer),
      toDay(date, timeZone),
      toLevel(level),
    ]
  })
  const options = {
    sheet: message('risk.sheet.name'),
    columns: columns.map(([, width]) => ({ width })),
    orientation: 'landscape',
    stickyRowsCount: 1,
  } as const
  const look = { fontFamily: 'Arial', fontSize: FONT_SIZE, features: [printedWhole] }
  return writeXlsxFile([head, ...body], options, look).toBuffer()
}
