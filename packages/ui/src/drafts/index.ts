export { draftLabels } from '../labels/drafts.ts'
export type { DraftNoticeState } from './DraftNotice/DraftNotice.tsx'
