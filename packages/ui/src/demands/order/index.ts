export { moveTo } from '../../primitives/SortableList/move-to.ts'
export {
  OrderDialog,
  type OrderDialogProps,
  type OrderPreview,
  type OrderState,
} from './OrderDialog/OrderDialog.tsx'
