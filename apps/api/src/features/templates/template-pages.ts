import { type PlacedField, type TemplateAnswers, toDocumentHtml } from '@tramite/core/templates'
import { htmlToPdfBlocks } from '../../ports/pdf/html-to-pdf.ts'
import type { PdfDocument } from '../../ports/pdf/pdf.port.ts'
import { renderPdf } from '../../ports/pdf/render-pdf.ts'
import { renderWord } from '../../ports/word/render-word.ts'

/** A template with its answers, and the other data on the pages. */
export interface TemplatePages extends Omit<PdfDocument, 'blocks'> {
  readonly html: string
  readonly fields: readonly PlacedField[]
  readonly answers: TemplateAnswers
}

/** A document made from a template, as a PDF and as an editable file. */
export interface TemplateFiles {
  readonly pdf: Uint8Array
  /** The same content as a .docx. */
  readonly word: Uint8Array
}

declare module '../../ports/workers/heavy-work.port.ts' {
  interface HeavyTable {
    /** Fills answers into a template, and makes a PDF and a .docx of it. */
    templateDocument(input: TemplatePages): Promise<TemplateFiles>
  }
}

/** The pages of a document made from a template. It may take seconds. */
export async function renderTemplate({
  html,
  fields,
  answers,
  ...look
}: TemplatePages): Promise<TemplateFiles> {
  const document = { ...look, blocks: htmlToPdfBlocks(toDocumentHtml(html, fields, answers)) }
  return { pdf: await renderPdf(document), word: await renderWord(document) }
}
