import type { PdfDocument } from '../pdf/pdf.port.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * Slow work, done in worker threads with fair turns between customers. A feature adds its own by `declare
 * module`; `composition/heavy-work.ts` maps it to its implementation.
 */
export interface HeavyTable {
  /** Makes a PDF. */
  document(input: PdfDocument): Promise<Uint8Array>
}

/** The worker threads for it. */
export type HeavyWork = WorkerPool<HeavyTable>
