import type { Call, OperationId } from './operation.ts'

/** A signal that is aborted when the client of a call has disconnected. */
export function abortOnClose(onClose: Call<OperationId>['onClose']): AbortSignal {
  const controller = new AbortController()
  onClose(() => controller.abort())
  return controller.signal
}
