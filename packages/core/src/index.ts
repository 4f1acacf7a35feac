/**
 * The SDK of the portal: `createPortal` composes it. The operations and everything that can be
 * said of their data live in a subpath per feature, `@tramite/core/demands`,
 * `@tramite/core/calendar` and so on.
 */
export type { Decision } from './decision.ts'
export {
  type ApiClient,
  type ApiClientOptions,
  ApiError,
  type BaseUrls,
  createApiClient,
  isApiError,
  type Toast,
  type TransportPolicy,
} from './http/index.ts'
export { createPortal } from './portal/create-portal.ts'
export type {
  Business,
  InputOf,
  Portal,
  PortalOptions,
  PortalToasts,
  SignInInput,
  UploadOptions,
} from './portal/portal.types.ts'
export {
  createMemoryStorage,
  type KeyValueStorage,
  type SessionStorages,
} from './session/index.ts'
