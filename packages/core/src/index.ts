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
export { createMemoryStorage } from './session/memory-storage.ts'
export type { Credentials } from './session/session.types.ts'
export type { KeyValueStorage, SessionStorages } from './session/session-store.ts'
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
