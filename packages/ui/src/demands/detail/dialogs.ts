export {
  UnsentActions,
  type UnsentActionsProps,
} from '../conversation/UnsentActions/UnsentActions.tsx'
export {
  FeedbackDialog,
  type FeedbackDialogProps,
  type FeedbackValues,
} from '../feedback/FeedbackDialog/FeedbackDialog.tsx'
export {
  ValidateDialog,
  type ValidateDialogProps,
} from '../validation/ValidateDialog/ValidateDialog.tsx'
export {
  BulkPrivacyDialog,
  type BulkPrivacyDialogProps,
} from './BulkPrivacyDialog/BulkPrivacyDialog.tsx'
export type { DatePreviewState } from './DatePreview/DatePreview.tsx'
export { ForecastCauses } from './ForecastCauses/ForecastCauses.tsx'
export type { OpenQuestionProps } from './OpenQuestion/OpenQuestion.tsx'
export {
  PrioritizeDialog,
  type PrioritizeDialogProps,
  type PriorityPreview,
} from './PrioritizeDialog/PrioritizeDialog.tsx'
export { PrivacyDialog, type PrivacyDialogProps } from './PrivacyDialog/PrivacyDialog.tsx'
export {
  RemindersDialog,
  type RemindersDialogProps,
  type RemindersState,
} from './RemindersDialog/RemindersDialog.tsx'
export { RenameDialog, type RenameDialogProps } from './RenameDialog/RenameDialog.tsx'
export { StatusDialog, type StatusDialogProps } from './StatusDialog/StatusDialog.tsx'
export { TagsDialog, type TagsDialogProps } from './TagsDialog/TagsDialog.tsx'
