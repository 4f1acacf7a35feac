import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { toRiskSpreadsheet } from './risk-spreadsheet.ts'

const row = {
  sector: 'Perfil dos clientes',
  question: 'Identifica os clientes?',
  answer: 'Sim, em fontes independentes',
  // 22:30 on the previous day in São Paulo.
  date: '2026-03-11T01:30:00.000Z',
  level: 'Médio',
}
type Row = Parameters<typeof toRiskSpreadsheet>[0][number]

/** Read by a library other than the one that wrote it. */
const readBack = async (rows: readonly Row[]) =>
  readSheet(await toRiskSpreadsheet(rows, 'America/Sao_Paulo'), { trim: false })

/** The contained files by name: an .xlsx is a zip, with the directory at its end. */
function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  const parts = new Map<string, string>()
  for (let at = bytes.readUInt32LE(end + 16); at < end; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field))
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const isDeflated = bytes.readUInt16LE(at + 10) === 8
    parts.set(name, (isDeflated ? inflateRawSync(content) : content).toString())
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return parts
}

describe('the spreadsheet', () => {
  it('has a heading, and a line for each row with the day in Brazil as a day', async () => {
    expect(await readBack([row, { ...row, date: null, level: '-' }])).toEqual([
      ['Evento de risco', 'Pergunta', 'Resposta', 'Data', 'Nível de risco'],
      [row.sector, row.question, row.answer, new Date('2026-03-10T00:00:00Z'), 'Médio'],
      [row.sector, row.question, row.answer, null, '-'],
    ])
  })

  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example";"Clique")',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    ' =1+1',
    '"><c t="str"><f>1+1</f></c>',
    '</t></si></sst>',
    '&#61;1+1',
    'Ação, coração & família 😀 <b>',
    '0012',
    '1e5',
  ])('keeps %j the text that it is', async (text) => {
    const [, line] = await readBack([{ ...row, sector: text, question: text, answer: text }])
    expect(line?.slice(0, 3)).toEqual([text, text, text])
  })

  it('keeps texts with returns and leaves out what no document can hold', async () => {
    const [, line] = await readBack([
      { ...row, question: '\r=1+1', answer: 'a\u0000\u0007b\ud800' },
    ])
    expect(line?.[1]).toMatch(/^[\r\n]=1\+1$/)
    expect(line?.[2]).toBe('ab')
  })

  it('holds no formula, whatever it is given', async () => {
    const bytes = await toRiskSpreadsheet([{ ...row, answer: '=1+1' }], 'America/Sao_Paulo')
    const parts = unzip(bytes)
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet.match(/<c /g)?.length).toBe(10)
    expect(sheet).not.toMatch(/<f[ >/]|t="str"/)
    expect([...parts.keys()].join()).not.toMatch(/calcChain|externalLink|vba/)
    // Formatted as text, so that it stays a text when somebody edits it.
    expect(parts.get('xl/styles.xml')).toMatch(/numFmtId="49"|formatCode="@"/)
  })

  it.each([
    ['0001-01-01T12:00:00.000Z', '0001-01-01'],
    ['1900-01-15T12:00:00.000Z', '1900-01-15'],
    ['9999-12-31T12:00:00.000Z', new Date('9999-12-31T00:00:00Z')],
  ])('takes the day %s', async (date, expected) => {
    const [, line] = await readBack([{ ...row, date }])
    expect(line?.[3]).toEqual(expected)
  })

  it('is printed in the width of a page, with levels in the colours of the tool', async () => {
    const parts = unzip(await toRiskSpreadsheet([row], 'America/Sao_Paulo'))
    const sheet = parts.get('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    expect(sheet).toMatch(/<pageSetup[^>]*orientation="landscape"[^>]*fitToHeight="0"/)
    expect(sheet).toMatch(/<pageSetup[^>]*><headerFooter><oddFooter>&amp;RPágina &amp;P de &amp;N</)
    expect(parts.get('xl/workbook.xml')).toContain(
      `name="_xlnm.Print_Titles" localSheetId="0">'Análise de risco'!$1:$1</definedName>`,
    )
    expect(parts.get('xl/styles.xml')).toContain('8A5A00')
  })

  it('makes room for what wraps', async () => {
    const rows = [row, { ...row, question: 'a'.repeat(100) }, { ...row, answer: 'a\nb\nc' }]
    const sheet = unzip(await toRiskSpreadsheet(rows, 'America/Sao_Paulo')).get(
      'xl/worksheets/sheet1.xml',
    )
    const heights = [...(sheet ?? '').matchAll(/<row [^>]* ht="([\d.]+)"/g)].map(([, ht]) =>
      Number(ht),
    )
    expect(heights).toEqual([17, 30, 43])
  })

  it('takes as many rows as the contract', async () => {
    const text = 'é'.repeat(500)
    const rows = Array.from({ length: 500 }, () => ({ ...row, question: text, answer: text }))
    expect(await readBack(rows)).toHaveLength(501)
  })
})
