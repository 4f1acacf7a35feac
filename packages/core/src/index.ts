/**
 * The SDK of the portal: the client of its API. Everything else lives in a subpath per feature,
 * `@tramite/core/demands`, `@tramite/core/calendar` and so on.
 */
export {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  type BaseUrls,
  createApiClient,
  isApiError,
  type TransportPolicy,
} from './http/index.ts'
