export { AccessNoticeView } from './AccessNoticeView/AccessNoticeView.tsx'
export {
  AreaInPreparation,
  type AreaInPreparationProps,
} from './AreaInPreparation/AreaInPreparation.tsx'
