export {
  LegalQuestionDialog,
  type LegalQuestionDialogProps,
} from './LegalQuestionDialog/LegalQuestionDialog.tsx'
