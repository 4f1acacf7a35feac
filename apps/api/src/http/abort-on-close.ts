import type { Call, OperationId } from './operation.ts'

/** A signal that is aborted when nobody waits for the answer of a call any more. */
export function abortOnClose(onClose: Call<OperationId>['onClose']): AbortSignal {
  const controller = new AbortController()
  onClose(() => controller.abort())
  return controller.signal
}
