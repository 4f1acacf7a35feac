/**
 * Aborts a controller when a signal fires, with its reason: `AbortSignal.any`, which some promised browsers lack.
 * @returns ends it; a signal that lives long would otherwise hold on to every call made under it
 */
export function followSignal(controller: AbortController, signal?: AbortSignal): () => void {
  const end = () => controller.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  return () => signal?.removeEventListener('abort', end)
}
