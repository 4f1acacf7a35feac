export { ApiError, type ApiErrorDetails, type ApiErrorKind, isApiError } from './api-error.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  type ApiRequest,
  type ApiResponse,
  type BaseUrls,
  createApiClient,
} from './client.ts'
export { type FailureNotice, toFailureNotice } from './failure-notice.ts'
export {
  type Command,
  type CommandMeta,
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type PagedQuery,
  type Query,
  type QueryContext,
  type QueryKey,
  type Resource,
} from './operations.ts'
export { defaultTransportPolicy, type Fetch, type TransportPolicy } from './transport.ts'
