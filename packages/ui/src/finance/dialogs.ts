export { PaymentDialog, type PaymentDialogProps } from './PaymentDialog/PaymentDialog.tsx'
export { SendReceiptDialog } from './SendReceiptDialog/SendReceiptDialog.tsx'
