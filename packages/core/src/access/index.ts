export {
  type AccessCustomer,
  type AccessDecision,
  type AccessInput,
  type AccessNotice,
  type AccessReason,
  type AccessUser,
  type ContractBlock,
  type ContractMoment,
  type Deadlines,
  deadlinesStoppedSince,
  evaluateAccess,
  evaluateDeadlines,
  isChurned,
  isPaymentLate,
  type NoticeAudience,
  type PaymentTarget,
  toAccessNotice,
  toDeadlineStop,
  toPaymentTarget,
} from './access.rules.ts'
export { type ContractLine, toContractLine } from './contract-line.ts'
export { type NoticeContent, toNoticeContent } from './notice-content.ts'
export { type PaymentDialogEvent, paymentDialogMachine } from './payment-dialog.machine.ts'
export {
  DELINQUENT_TAG,
  evaluatePaymentDialog,
  findDelinquency,
  type PaymentDialogDecision,
  type PaymentDismissal,
} from './payment-dialog.rules.ts'
export {
  type NoticeContact,
  type NoticeLink,
  type PaymentContact,
  toPaymentLink,
} from './payment-link.ts'
export {
  type ContractInput,
  evaluatePaidTool,
  evaluateToolAccess,
  type Tool,
  type ToolAccessDecision,
  type ToolAccessInput,
  toolNames,
  toolPaths,
} from './tool-access.rules.ts'
export {
  evaluateMarkCreation,
  evaluateToolPage,
  listToolCards,
  type ToolCard,
  toToolOfPath,
} from './tools-hub.rules.ts'
