/**
 * The SDK of the portal: `createTramite` composes it. The operations and the rules about their data are
 * in a subpath per feature, `@tramite/core/demands`, `@tramite/core/calendar` and so on.
 */

export type { Business } from './businesses/businesses.queries.ts'
export type { Decision } from './decision.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  type BaseUrls,
  type CallOptions,
  createApiClient,
  type ItemOf,
  isApiError,
  isRefusal,
  itemsOf,
  type Toast,
  type TransportPolicy,
} from './http/index.ts'
export {
  type Credentials,
  createMemoryStorage,
  type KeyValueStorage,
  type SessionStorages,
} from './session/index.ts'
export { createTramite } from './tramite/create-tramite.ts'
export type {
  CallArguments,
  FallbackOptions,
  InputArguments,
  Tramite,
  TramiteOptions,
  TramiteToasts,
  UploadOptions,
} from './tramite/tramite.types.ts'
