import { lostReports } from '../features/finance/report-receipt.job.ts'
import { lostMappingDocuments } from '../features/mapping/make-mapping-document.job.ts'
import { lostGazettes } from '../features/marks/take-in-gazette.job.ts'
import type { LostWork } from '../outbox/lost-work.ts'

/** What is asked for again when nobody is about to do it, as its feature declares. */
export const everyLostWork: readonly LostWork[] = [lostReports, lostMappingDocuments, lostGazettes]
