export { PopupDialog, type PopupDialogProps } from './PopupDialog/PopupDialog.tsx'
