export {
  OrderDialog,
  type OrderDialogProps,
  type OrderPreview,
  type OrderState,
} from './OrderDialog/OrderDialog.tsx'
