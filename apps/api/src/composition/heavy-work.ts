import type { HeavyTable, HeavyWork } from '../ports/workers/heavy-work.port.ts'
import { createWorkerPool } from '../ports/workers/worker-pool.ts'

/**
 * The implementations of slow work. A new one needs a line here, and its function. Each module is loaded
 * by the thread that first needs it.
 */
export const heavyTable = {
  async document(input) {
    const { renderPdf } = await import('../ports/pdf/render-pdf.ts')
    return renderPdf(input)
  },
  async templateDocument(input) {
    const { renderTemplate } = await import('../features/templates/template-pages.ts')
    return renderTemplate(input)
  },
  async riskSpreadsheet({ rows, timeZone }) {
    const { toRiskSpreadsheet } = await import('../features/risk/risk-spreadsheet.ts')
    return toRiskSpreadsheet(rows, timeZone)
  },
  async gazette(bytes) {
    const { readGazetteBytes } = await import('../features/marks/read-gazette.ts')
    return readGazetteBytes(bytes)
  },
  async gazetteProcesses(input) {
    const { readNamedProcesses } = await import('../features/marks/read-gazette.ts')
    return readNamedProcesses(input)
  },
} satisfies HeavyTable

/** The worker threads for it. */
export const createHeavyWork = (
  options: Omit<Parameters<typeof createWorkerPool>[0], 'entry'> = {},
): HeavyWork =>
  createWorkerPool<HeavyTable>({
    ...options,
    entry: new URL('./heavy.worker.ts', import.meta.url),
  })
