export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type MappingConfirmation,
} from './dialogs/ConfirmDialog.tsx'
export { NameDialog } from './dialogs/NameDialog.tsx'
export { UnsentWriting, type UnsentWritingProps } from './dialogs/UnsentWriting.tsx'
