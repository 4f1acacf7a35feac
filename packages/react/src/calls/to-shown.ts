import { type Read, toLoadStatus } from './to-load-status.ts'

/** The state of a part of a page: its data, or that it is loading or has failed to load. */
export type Shown<Ready extends object> =
  | ({ readonly state: 'ready' } & Ready)
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly onRetry: () => void }

/**
 * The state of a part of a page that depends on one or more reads.
 * @param ready the data to show; undefined until it is there
 */
export function toShown<Ready extends object>(
  ready: Ready | undefined,
  ...reads: readonly Read[]
): Shown<Ready> {
  if (ready) return { ...ready, state: 'ready' }
  const { hasFailed, isRetrying, onRetry } = toLoadStatus(...reads)
  return hasFailed ? { state: 'failed', isRetrying, onRetry } : { state: 'loading' }
}
