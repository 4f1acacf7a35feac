export type { DownloadsProps, UploadsProps } from '../../files/transfers.ts'
export {
  AccessNoticeView,
  type AccessNoticeViewProps,
} from './AccessNoticeView/AccessNoticeView.tsx'
export {
  type CreateDemandValues,
  CreateDemandView,
  type CreateDemandViewProps,
} from './CreateDemandView/CreateDemandView.tsx'
