export {
  type AccessCustomer,
  type AccessDecision,
  type AccessInput,
  type AccessNotice,
  type AccessReason,
  type AccessUser,
  type ContractBlock,
  evaluateAccess,
  isChurned,
  type NoticeAudience,
  type PaymentTarget,
} from './access.rules.ts'
export { toAccessProblem } from './access-problem.ts'
export {
  DELINQUENT_TAG,
  evaluatePaymentDialog,
  type PaymentDialogDecision,
} from './payment-dialog.rules.ts'
export {
  evaluateToolAccess,
  type Tool,
  type ToolAccessDecision,
  type ToolAccessInput,
  toolNames,
} from './tool-access.rules.ts'
