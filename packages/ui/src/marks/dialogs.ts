export { LoadingDialog } from '../primitives/LoadingState/LoadingDialog.tsx'
export { EditMarkDialog } from './EditMarkDialog/EditMarkDialog.tsx'
