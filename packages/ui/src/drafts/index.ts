export { draftLabels } from '../labels/drafts.ts'
export type { DraftNoticeState } from './DraftNotice/DraftNotice.tsx'
export { toDraftWhen } from './draft-when.ts'
