export { EditMarkDialog } from './EditMarkDialog/EditMarkDialog.tsx'
