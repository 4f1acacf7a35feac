export { PRIVATE_USERS_MAX } from '../limits.ts'
export {
  BULK_SELECTION_MAX,
  evaluateBulkValidation,
  evaluateSelection,
  type SelectionRefusal,
} from './bulk.rules.ts'
export {
  type ChatRefusal,
  canPromptFeedback,
  evaluateChat,
  evaluateFeedback,
  evaluateMessage,
  evaluateValidation,
  PRIORITY_MINIMUM_DAYS,
  type Prioritizable,
  type PriorityRefusal,
  type Ratable,
  toValidationCandidates,
  type Validatable,
} from './demand-actions.rules.ts'
export { type DemandColumnInput, listDemandColumn } from './demand-column.ts'
export {
  type DemandCreateDraft,
  type DemandMessageDraft,
  demandCreateDraft,
  demandMessageDraft,
  demandOutboxDraft,
  joinTexts,
  type UnsentMessage,
} from './demand-drafts.ts'
export { type DemandFile, toDemandFiles } from './demand-files.rules.ts'
export {
  createDemandSchema,
  DEMAND_DESCRIPTION_MAX,
  DEMAND_MESSAGE_MAX,
  DEMAND_REPLY_MAX,
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
  formatCount,
  isOnDemandsPage,
  isSplitStatus,
  type OrderedDemand,
  SPECIFIC_DEMAND_TAG,
  specificDemandsSince,
  toDemandKind,
} from './demand-list.ts'
export {
  type DemandOffers,
  evaluateDemandOffers,
  type OfferedDemand,
  showsPrivacy,
} from './demand-offers.rules.ts'
export { type DemandOrder, demandOrders, usualOrders } from './demand-orders.ts'
export { type DemandOrigin, findDemandOrigin } from './demand-origin.rules.ts'
export { demandPage } from './demand-page.ts'
export {
  contractBlockOf,
  type DemandReplyDraft,
  demandReplyDraft,
  hasReplyArrived,
  isReplySent,
  type ReplyRoute,
  toReplyKind,
  toReplyRoute,
  toReplySubject,
} from './demand-reply.ts'
export {
  makePrivateSchema,
  privateInMassSchema,
  privateUsersSchema,
  reminderLinkSchema,
} from './demand-selection-forms.schema.ts'
export {
  type DemandStatusEvent,
  demandStatusMachine,
} from './demand-status.machine.ts'
export {
  evaluateStatusChange,
  type StatusActor,
  type StatusChange,
  type StatusRefusal,
} from './demand-status.rules.ts'
export {
  type ContractTurn,
  canTakeTurn,
  type DeadlineStop,
  demandStatuses,
  isStoppedTurn,
  type Turn,
  turnUnderContract,
  whoseTurn,
} from './demand-status.ts'
export { demandStatusLabels, toStatusChangeText } from './demand-status-texts.ts'
export { createTagSchema } from './demand-tag-forms.schema.ts'
export {
  type DemandHistory,
  type DemandTimeline,
  type DemandTimelineFrame,
  type DemandTimelineStage,
  type DemandTimelineStep,
  toDemandTimeline,
} from './demand-timeline.rules.ts'
export {
  DOCUMENT_REVIEW_TYPE,
  isSpecifiedDemandType,
  MAPPING_MEETING_TYPE,
  MAPPING_TYPE,
  MARK_REGISTRATION_TYPE,
  RISK_ANALYSIS_TYPE,
  specifiedDemandTypes,
} from './demand-types.ts'
export { type DemandViewer, toDemandViewer, toViewerKind } from './demand-viewer.ts'
export {
  changeDemand,
  createDemand,
  createDemandItem,
  followDemand,
  postDemandMessage,
  prioritizeDemand,
  renameDemand,
  reorderDemands,
  replaceDemandViewers,
  unviewDemand,
  updateDemand,
  updateDemandStatus,
  validateDemand,
  validateDemands,
  viewDemand,
} from './demands.commands.ts'
export {
  getDemand,
  getDemandBoard,
  getDemandForecast,
  getDemandPage,
  getDemandSla,
  getDemandTimeline,
  getMostRecentDemandItem,
  listDemandAttachments,
  listDemandItems,
  listDemands,
  listDemandsBoth,
  listDemandTagPages,
  listDemandTags,
  previewDemandForecast,
  previewDemandsOrder,
} from './demands.queries.ts'
export type {
  Attachment,
  ChangeDemandInput,
  CreateDemandInput,
  CreateItemInput,
  Demand,
  DemandAttachment,
  DemandDeadlineStop,
  DemandForecastPreview,
  DemandForecastStep,
  DemandKind,
  DemandPerson,
  DemandScreening,
  DemandStatus,
  DemandStatusStep,
  DemandSummary,
  DemandType,
  FirmDemand,
  ListDemandsBothFilter,
  ListDemandsFilter,
  ListFirmDemandsFilter,
  ProcessItem,
  ScreenDemandInput,
  SendMessageInput,
  StatusChangeInput,
  Tag,
} from './demands.types.ts'
export { type EntryText, toEntryAuthor, toEntryText } from './entry-text.ts'
export {
  type FeedbackPromptEvent,
  type FeedbackState,
  feedbackPromptMachine,
} from './feedback-prompt.machine.ts'
export {
  assignDemand,
  changeFirmDemand,
  createFirmDemandType,
  deleteDemandItem,
  deleteFirmDemandType,
  getDemandScreening,
  listDemandTypes,
  listFirmDemands,
  postFirmDemandMessage,
  screenDemand,
  setDemandForecast,
  updateFirmDemandStatus,
  updateFirmDemandType,
} from './firm-demands.operations.ts'
export {
  explainsForecast,
  type ForecastCause,
  type ForecastCauseKind,
  replayForecast,
  toStaffCause,
} from './forecast-cause.rules.ts'
export { toCauseText } from './forecast-cause-text.ts'
export { evaluatePromise, PROMISE_YEARS_MAX } from './forecast-promise.rules.ts'
export {
  type DeadlineState,
  type DemandDate,
  type DemandDateFrame,
  firmStatuses,
  isClockPaused,
  isOverdue,
  type LatenessFrame,
  toDeadlineState,
  toDemandDate,
} from './lateness.rules.ts'
export {
  createMessageOutbox,
  type MessageOutbox,
  type MessageOutboxOptions,
  type MessageOutboxSnapshot,
} from './message-outbox.ts'
export { isWholeWordSearch, MESSAGE_BEGINNING_MIN } from './message-search.rules.ts'
export { type FoundDemand, toMovedOnText } from './moved-on.rules.ts'
export { toNameWithSide } from './name-with-side.ts'
export { type NewDemandContext, toNewDemand } from './new-demand.ts'
export {
  type EntryAnswer,
  filesOfAnswer,
  giveFiles,
  hasQuestionGrown,
  isEntryAnswered,
  noEntryAnswer,
  type OpenQuestion,
  toOpenQuestion,
  toReplyEntries,
  toReplyProblem,
  toReplyText,
  toSeenUntil,
} from './open-question.rules.ts'
export { evaluatePriority, type Prioritisation } from './prioritise.rules.ts'
export {
  addPrivateDemandUsers,
  makeDemandPrivate,
  makeDemandPublic,
  makeDemandsPrivate,
} from './privacy.commands.ts'
export {
  evaluateAddPrivateUsers,
  evaluateMakePrivate,
  evaluateMakePublic,
  evaluatePrivacyOffer,
  evaluateSecrecy,
  type Privacy,
  type PrivacyRefusal,
  type PrivacySubject,
  toPrivacyCandidates,
} from './privacy.rules.ts'
export {
  canSeeItem,
  findFirstUnread,
  toConversation,
  toItemStatusText,
  toItemText,
} from './process-items.ts'
export {
  compareQueued,
  type ForecastChange,
  simulateQueue,
  toForecastChanges,
} from './queue.rules.ts'
export type { QueuedDemand, QueueInput, QueueMove, QueuePlace } from './queue.types.ts'
export { PRIORITY_LOCK_BUSINESS_DAYS, priorityLockEnd } from './queue-lock.rules.ts'
export { toRunningDay } from './queue-pause.rules.ts'
export { releaseQueue, type SuspendedDemand } from './queue-release.rules.ts'
export { DEMAND_NAME_MAX, evaluateRename } from './rename.rules.ts'
export {
  evaluateDrag,
  evaluateReorder,
  evaluateReorderOffer,
  evaluateSeenOrder,
  isReordered,
  type OrderStep,
  type ReorderRefusal,
  replayOrder,
  toMovedSpan,
  toOrderStep,
} from './reorder.rules.ts'
export {
  type SearchPlace,
  searchFor,
  searchPlaceOf,
  searchPlaces,
} from './search-place.rules.ts'
export { DEMAND_TAGS_MAX, evaluateTagAddition, TAG_NAME_MAX, toTagKey } from './tag.rules.ts'
export { addDemandTag, createDemandTag, removeDemandTag } from './tags.commands.ts'
export { stopLabels, turnLabels } from './turn-labels.ts'
export type { OutgoingMessage } from './unsent-message.rules.ts'
