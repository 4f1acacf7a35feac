export {
  createBilling,
  getFirmBilling,
  listFirmBillings,
  updateBilling,
} from './firm-billings.handler.ts'
export { listBillings } from './list-billings.handler.ts'
export { getReceipt, listReceipts, listSentReceipts } from './receipts.handler.ts'
export { reportOverduePayment } from './report-overdue-payment.handler.ts'
export { reviewReceipt } from './review-receipt.handler.ts'
