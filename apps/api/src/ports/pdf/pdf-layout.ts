import type { DocumentDefinition } from 'pdfmake'
import type { PdfDocument } from './pdf.port.ts'
import { toBlocks } from './pdf-blocks.ts'
import type { PdfFonts } from './pdf-fonts.ts'
import { FAINT, INK } from './pdf-looks.ts'
import { MARGIN, SIZE } from './pdf-measures.ts'
import { createToText } from './pdf-text.ts'

/** The layout of a document: its blocks on pages, each with a footer. */
export function toDefinition(document: PdfDocument, fonts: PdfFonts): DocumentDefinition {
  const { title, firmName, reference, createdAt } = document
  const toText = createToText(fonts)
  const left = reference === undefined ? firmName : `${firmName} · ${reference}`
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 10],
    language: 'pt-BR',
    displayTitle: true,
    info: {
      title,
      author: firmName,
      producer: firmName,
      creator: firmName,
      creationDate: createdAt,
    },
    defaultStyle: { font: 'text', fontSize: SIZE, lineHeight: 1.25, color: INK },
    content: toBlocks(document.blocks, toText),
    footer: (page, pages) => ({
      margin: [MARGIN, 20, MARGIN, 0],
      columns: [
        toText(left, { fontSize: 8, color: FAINT }),
        toText(`Página ${page} de ${pages}`, {
          fontSize: 8,
          color: FAINT,
          width: 90,
          alignment: 'right',
        }),
      ],
    }),
  }
}
