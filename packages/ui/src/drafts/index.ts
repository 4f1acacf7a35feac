export { unsentDrafts } from '../labels/unsent-drafts.ts'
export type { DraftNoticeState } from './DraftNotice/DraftNotice.tsx'
