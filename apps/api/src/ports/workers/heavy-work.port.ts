import type { PdfDocument } from '../pdf/pdf.port.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * What takes long, and is done in threads of its own in fair turns between customers. The feature that
 * asks for more of it names it here, by `declare module`; `composition/heavy-work.ts` says who does it.
 */
export interface HeavyTable {
  /** Makes a PDF. */
  document(input: PdfDocument): Promise<Uint8Array>
}

/** The threads for it. */
export type HeavyWork = WorkerPool<HeavyTable>
