import type { FileStore } from '../ports/files/files.port.ts'
import { toLogo } from './marks/logos.ts'
import type { FileSeed } from './seed.types.ts'

/** Where the demo firm's files go. */
export type DemoFiles = Pick<FileStore, 'store'>

/** A file as it is stored. */
export interface FileContent {
  readonly contentType: string
  readonly bytes: Buffer
}

const LINE_LENGTH = 88
const LINES_PER_PAGE = 48

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= LINE_LENGTH) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** A text of a PDF page: WinAnsi covers Portuguese, and equals Latin-1 except for dashes and quotes. */
function toPdfString(text: string): string {
  const plain = text.replaceAll(/[–—]/g, '-').replaceAll(/[“”]/g, '"').replaceAll('’', "'")
  return `(${plain.replaceAll(/[\\()]/g, '\\$&')})`
}

function toPage(lines: readonly string[], title: string | undefined): string {
  const heading = title === undefined ? '' : `/F2 15 Tf ${toPdfString(title)} Tj T* T*`
  const body = lines.map((line) => `${toPdfString(line)} Tj T*`).join('\n')
  return `BT 15 TL 56 780 Td\n${heading}\n/F1 10.5 Tf\n${body}\nET`
}

/** A PDF of plain paragraphs, a few pages at most. */
export function toPdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), ''])
  const pages: string[] = []
  for (let i = 0; i === 0 || i < lines.length; i += LINES_PER_PAGE) {
    pages.push(toPage(lines.slice(i, i + LINES_PER_PAGE), i === 0 ? title : undefined))
  }
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const kids = pages.map((_, i) => `${5 + 2 * i} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + 2 * i} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    ]),
  ]

  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

/** The bytes of a file, by the extension of its name: PDF, a logo, CSV or text. */
export function toFileContent({ name, title, lines }: FileSeed): FileContent {
  if (name.endsWith('.pdf')) return { contentType: 'application/pdf', bytes: toPdf(title, lines) }
  if (name.endsWith('.jpg')) return { contentType: 'image/jpeg', bytes: toLogo(name) }
  // The byte order mark lets spreadsheets read the accents.
  if (name.endsWith('.csv')) {
    return { contentType: 'text/csv', bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`) }
  }
  return { contentType: 'text/plain', bytes: Buffer.from(`${[title, '', ...lines].join('\n')}\n`) }
}
