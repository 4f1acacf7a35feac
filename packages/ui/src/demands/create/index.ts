export type { DownloadsProps, UploadsProps } from '../documents/uploads.ts'
export {
  type CreateDemandErrors,
  type CreateDemandValues,
  CreateDemandView,
  type CreateDemandViewProps,
} from './CreateDemandView/CreateDemandView.tsx'
export {
  LeaveUploadsDialog,
  type LeaveUploadsDialogProps,
} from './LeaveUploadsDialog/LeaveUploadsDialog.tsx'
