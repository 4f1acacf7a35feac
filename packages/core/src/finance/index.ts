export {
  type BillingKind,
  type BillingState,
  isUnpaid,
  toBillingDetail,
  toBillingKind,
  toBillingLabel,
  toBillingState,
  toBillingStatusText,
} from './billing.rules.ts'
export {
  CONTRACT_MONTHS,
  type ContractSummary,
  toContractSummary,
} from './contract-summary.rules.ts'
export { countDaysLate, type DueDate, explainDueDate, toLaterDay } from './due-date.rules.ts'
export {
  createBilling,
  reportOverduePayment,
  reviewReceipt,
  updateBilling,
} from './finance.commands.ts'
export {
  getFirmBilling,
  getReceipt,
  listBillings,
  listFirmBillings,
  listReceipts,
} from './finance.queries.ts'
export type {
  Billing,
  BillingStatus,
  FinanceContext,
  FirmBilling,
  Receipt,
} from './finance.types.ts'
export { evaluateFinancePage, type FinancePage } from './finance-page.rules.ts'
export { type FinanceTotals, toFinanceTotals } from './finance-totals.rules.ts'
export { toCents, toReais } from './money.rules.ts'
export {
  type DatedInvoice,
  type InvoiceStanding,
  listOpenInvoices,
  listSettledInvoices,
  toInvoiceName,
  toInvoiceNameAlone,
  toInvoiceStanding,
  toShownInvoices,
} from './open-invoices.rules.ts'
export {
  evaluatePayment,
  type PaymentDestination,
  type PaymentRefusal,
  toInvoiceToPay,
} from './payment.rules.ts'
export {
  findInvoiceToPay,
  listUnproved,
  matchProofs,
  type ProvableInvoice,
  type SentProof,
} from './proved-invoices.rules.ts'
export { evaluateReceipt, type ReceiptEffect, type ReceiptInput } from './receipt.rules.ts'
export {
  type ChosenProof,
  evaluateReceiptFile,
  findSentFile,
  type SentFile,
} from './receipt-file.rules.ts'
export {
  type ReceiptState,
  type StatedReceipt,
  toClosingReceipt,
  toProofDay,
  toReceiptState,
} from './receipt-state.rules.ts'
export { listSentReceipts } from './sent-receipts.queries.ts'
export {
  listStatementYears,
  toStatementYear,
  toYearStatement,
  type YearStatement,
} from './statement.rules.ts'
export { type StatementSum, toStatementSheet, toStatementSums } from './statement-sheet.ts'
