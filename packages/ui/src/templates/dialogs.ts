export { ReviewDialog } from './ReviewDialog/ReviewDialog.tsx'
