import type { Content } from 'pdfmake'
import type { PdfText } from './pdf.port.ts'
import type { PdfFonts } from './pdf-fonts.ts'
import { toPrintableRuns } from './pdf-runs.ts'

type Style = Readonly<Record<string, unknown>>

/** Lays out a text: a leaf of its own, which can reference no picture, address or style. */
export type ToText = (text: PdfText, style?: Style) => Content

/** All texts of a document go through `toPrintableRuns`. */
export const createToText =
  (fonts: PdfFonts): ToText =>
  (text, style = {}) => ({
    ...style,
    text: toPrintableRuns(text, fonts).map(({ italic, underline, ...run }) => ({
      ...run,
      ...(italic && { italics: true }),
      ...(underline && { decoration: 'underline' as const }),
    })),
  })
