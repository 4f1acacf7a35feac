import { toUnsentError } from './api-error.ts'

/** Whether the browser knows that it has no connection; other programs never do. */
export const isOffline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false

/** @throws {ApiError} that nothing was sent, where the browser knows that it has no connection */
export function assertOnline(): void {
  if (isOffline()) throw toUnsentError(null)
}
