export { SignOutDialog, type SignOutDialogProps } from './SignOutDialog/SignOutDialog.tsx'
