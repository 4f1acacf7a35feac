export { LoadingDialog } from '../primitives/Dialog/LoadingDialog.tsx'
export { EditMarkDialog } from './EditMarkDialog/EditMarkDialog.tsx'
