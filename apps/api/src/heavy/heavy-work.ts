import type { GazetteProcess } from '../features/marks/gazette-parser.ts'
import type { GazetteReading, NamedProcesses } from '../features/marks/read-gazette.ts'
import type { SpreadsheetInput } from '../features/risk/risk-spreadsheet.ts'
import type { TemplatePages } from '../features/templates/template-pages.ts'
import type { PdfDocument } from '../ports/pdf/pdf.port.ts'
import { createWorkerPool, type WorkerPool, type WorkTable } from '../ports/workers/worker-pool.ts'

/**
 * What takes long, and is done in threads of its own in fair turns between customers. A new one is a line
 * here, and the function that does it. Each module is loaded by the thread that first needs it.
 */
export const heavyWork = {
  /** Makes a PDF. */
  async document(input: PdfDocument): Promise<Uint8Array> {
    const { renderPdf } = await import('../ports/pdf/render-pdf.ts')
    return renderPdf(input)
  },
  /** Puts answers into a template, and makes a PDF of it. */
  async templateDocument(input: TemplatePages): Promise<Uint8Array> {
    const { renderTemplate } = await import('../features/templates/template-pages.ts')
    return renderTemplate(input)
  },
  /** Makes the spreadsheet of an analysis of risk. */
  async riskSpreadsheet({ rows, timeZone }: SpreadsheetInput): Promise<Uint8Array> {
    const { toRiskSpreadsheet } = await import('../features/risk/risk-spreadsheet.ts')
    return toRiskSpreadsheet(rows, timeZone)
  },
  /** Reads a gazette to its end, to know that it is one. */
  async gazette(bytes: Uint8Array): Promise<GazetteReading> {
    const { readGazetteBytes } = await import('../features/marks/read-gazette.ts')
    return readGazetteBytes(bytes)
  },
  /** Reads of a gazette what it says of some processes. */
  async gazetteProcesses(input: NamedProcesses): Promise<readonly (readonly GazetteProcess[])[]> {
    const { readNamedProcesses } = await import('../features/marks/read-gazette.ts')
    return readNamedProcesses(input)
  },
} as const satisfies WorkTable

export type HeavyWork = WorkerPool<typeof heavyWork>

/** The threads for it. */
export const createHeavyWork = (
  options: Omit<Parameters<typeof createWorkerPool>[0], 'entry'> = {},
): HeavyWork =>
  createWorkerPool({ ...options, entry: new URL('./heavy.worker.ts', import.meta.url) })
