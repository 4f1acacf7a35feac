export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
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
  type Toast,
  type ToText,
  toCommandToast,
  toCommandToasts,
  toQueryToasts,
  toStaleResources,
} from './command-report.ts'
export { type FailureNotice, toFailureNotice } from './failure-notice.ts'
export {
  type Command,
  type CommandMeta,
  defineCommand,
  definePagedQuery,
  defineQuery,
  type FailureMeta,
  type Idempotent,
  type PagedQuery,
  type Query,
  type QueryContext,
  type QueryKey,
  type Resource,
  type Versioned,
} from './operations.ts'
export { defaultTransportPolicy, type Fetch, type TransportPolicy } from './transport.ts'
