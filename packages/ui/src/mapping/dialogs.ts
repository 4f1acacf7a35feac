export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type MappingConfirmation,
} from './dialogs/ConfirmDialog.tsx'
export { NameDialog } from './dialogs/NameDialog.tsx'
export { UnsentAnswers, type UnsentAnswersProps } from './dialogs/UnsentAnswers.tsx'
