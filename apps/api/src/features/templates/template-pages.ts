import { type PlacedField, type TemplateAnswers, toDocumentHtml } from '@tramite/core/templates'
import { htmlToPdfBlocks } from '../../ports/pdf/html-to-pdf.ts'
import type { PdfDocument } from '../../ports/pdf/pdf.port.ts'
import { renderPdf } from '../../ports/pdf/render-pdf.ts'

/** A template with the answers to it, and what the pages show besides. */
export interface TemplatePages extends Omit<PdfDocument, 'blocks'> {
  readonly html: string
  readonly fields: readonly PlacedField[]
  readonly answers: TemplateAnswers
}

declare module '../../ports/workers/heavy-work.port.ts' {
  interface HeavyTable {
    /** Puts answers into a template, and makes a PDF of it. */
    templateDocument(input: TemplatePages): Promise<Uint8Array>
  }
}

/** The pages of a document that is made of a template. It may take seconds. */
export const renderTemplate = ({ html, fields, answers, ...look }: TemplatePages) =>
  renderPdf({ ...look, blocks: htmlToPdfBlocks(toDocumentHtml(html, fields, answers)) })
