export {
  type ChatRefusal,
  canPromptFeedback,
  evaluateChat,
  evaluateFeedback,
  evaluateMessage,
  evaluatePriorityOffer,
  evaluateValidation,
  PRIORITY_MINIMUM_DAYS,
  type Prioritizable,
  type PriorityRefusal,
  type Ratable,
  toValidationCandidates,
  type Validatable,
} from './demand-actions.rules.ts'
export {
  createDemandSchema,
  DEMAND_DESCRIPTION_MAX,
  DEMAND_MESSAGE_MAX,
  FEEDBACK_DESCRIPTION_MAX,
  FEEDBACK_RATING_MAX,
  feedbackSchema,
  messageSchema,
  renameSchema,
  statusDialogSchema,
} from './demand-forms.schema.ts'
export {
  compareDemands,
  countAll,
  type DemandOrder,
  demandOrders,
  formatCount,
  groupDemands,
  isOnDemandsPage,
  MARK_REGISTRATION_TYPE,
  type OrderedDemand,
  SPECIFIC_DEMAND_TAG,
  specificDemandsSince,
  toDemandKind,
  toSortName,
} from './demand-list.ts'
export {
  type DemandOffers,
  evaluateDemandOffers,
  evaluatePrivacyOffer,
  type OfferedDemand,
} from './demand-offers.rules.ts'
export {
  type DemandStatusEvent,
  demandStatusMachine,
  type StatusActor,
} from './demand-status.machine.ts'
export {
  evaluateStatusChange,
  type StatusChange,
  type StatusRefusal,
} from './demand-status.rules.ts'
export {
  demandStatuses,
  demandStatusLabels,
  type Turn,
  toStatusChangeText,
  whoseTurn,
} from './demand-status.ts'
export { canSeeDemand, type DemandViewer, toDemandViewer } from './demand-viewer.ts'
export {
  createDemand,
  createDemandItem,
  followDemand,
  postDemandMessage,
  prioritizeDemand,
  renameDemand,
  unviewDemand,
  updateDemand,
  updateDemandStatus,
  validateDemand,
  validateDemands,
  viewDemand,
} from './demands.commands.ts'
export {
  getDemand,
  getDemandSla,
  getMostRecentDemandItem,
  listDemandItems,
  listDemands,
  listDemandsBoth,
  listDemandTags,
} from './demands.queries.ts'
export type {
  Attachment,
  CreateDemandInput,
  CreateItemInput,
  Demand,
  DemandStatus,
  DemandSummary,
  ListDemandsFilter,
  ProcessItem,
  SendMessageInput,
  StatusChangeInput,
  Tag,
} from './demands.types.ts'
export {
  FEEDBACK_PROMPT_DELAY_MS,
  FEEDBACK_RETRY_DELAY_MS,
  type FeedbackPromptEvent,
  type FeedbackState,
  feedbackPromptMachine,
} from './feedback-prompt.machine.ts'
export {
  compareQueued,
  evaluatePriority,
  type ForecastChange,
  isPriorityLocked,
  PRIORITY_LOCK_BUSINESS_DAYS,
  type Prioritisation,
  priorityLockEnd,
  type QueuedDemand,
  type QueueInput,
} from './prioritise.rules.ts'
export { canSeeItem, toItemStatusText, toItemText } from './process-items.ts'
export { DEMAND_NAME_MAX, evaluateRename, isRenamePathSafe } from './rename.rules.ts'
