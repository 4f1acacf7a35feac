export { PaymentDialog, type PaymentDialogProps } from './PaymentDialog/PaymentDialog.tsx'
