export { AccessNoticeView } from './AccessNoticeView/AccessNoticeView.tsx'
