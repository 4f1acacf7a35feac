export { PAGE_SIZE_MAX } from '../limits.ts'
export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorDetails,
  type ApiErrorKind,
  isAnswerLost,
  isApiError,
  isClientError,
  isNotFound,
  isPermanentRefusal,
  isRefusal,
  isUnanswered,
  isUnsent,
  toApiError,
  toTransportError,
} from './api-error.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type ApiResponse,
  type BaseUrls,
  createApiClient,
} from './client.ts'
export {
  showToast,
  type Toast,
  type ToastTexts,
  type ToText,
  toCommandToast,
  toQueryToast,
  toStaleResources,
} from './command-report.ts'
export type { Callable } from './contract.types.ts'
export { defineCommand } from './define-command.ts'
export { definePagedQuery, defineQuery } from './define-query.ts'
export { type FailureNotice, toFailureNotice } from './failure-notice.ts'
export type { Fetch } from './fetch.ts'
export { type ItemOf, itemsOf } from './items-of.ts'
export { loadEveryItem, loadEveryPage, toEveryItemQuery } from './load-every-page.ts'
export type {
  CallOptions,
  Command,
  CommandMeta,
  FailureMeta,
  Idempotent,
  PagedQuery,
  Query,
  QueryKey,
  Resource,
  Versioned,
} from './operations.types.ts'
export { createOutcomes, type Outcome } from './outcomes.ts'
export { createRandomId } from './random-id.ts'
export { isTimeUp } from './time-limit.ts'
export { defaultTransportPolicy, type TransportPolicy } from './transport.ts'
export { toWriteNotice } from './write-notice.ts'
