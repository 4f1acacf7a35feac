import { type Read, toReading } from './to-reading.ts'

/** A part of a page that is read: what there is, or how the reading of it stands. */
export type Shown<Ready extends object> =
  | ({ readonly state: 'ready' } & Ready)
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly isRetrying: boolean; readonly onRetry: () => void }

/**
 * What a part of a page shows of one or several reads.
 * @param ready what is shown of them; undefined while it is not there
 */
export function toShown<Ready extends object>(
  ready: Ready | undefined,
  ...reads: readonly Read[]
): Shown<Ready> {
  if (ready) return { ...ready, state: 'ready' }
  const { hasFailed, isRetrying, onRetry } = toReading(...reads)
  return hasFailed ? { state: 'failed', isRetrying, onRetry } : { state: 'loading' }
}
