export type { DownloadsProps, UploadsProps } from '../../files/transfers.ts'
export {
  type CreateDemandValues,
  CreateDemandView,
  type CreateDemandViewProps,
} from './CreateDemandView/CreateDemandView.tsx'
