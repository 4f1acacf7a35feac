import type { BulkArchive } from '@tramite/core/reminders'

/** A finished bulk action: the reminders that it moved, and how many were gone before. */
export interface ArchiveOver extends BulkArchive {
  readonly gone: number
}

/** What became of the reminders of a bulk action, as far as it went. */
interface ArchiveEnd {
  readonly moved: readonly string[]
  readonly gone: readonly string[]
  readonly hasSucceeded: boolean
}

/**
 * What can be undone after a bulk action. An action of the same kind as the last one is added to it, since a
 * new selection discards the last one; after a failed undo the rest can still be undone.
 * @param last what could be undone before
 * @param isUndo whether the action undid the last one
 */
export function toArchiveOver(
  last: ArchiveOver | undefined,
  action: BulkArchive['action'],
  isUndo: boolean,
  { moved, gone, hasSucceeded }: ArchiveEnd,
): ArchiveOver | undefined {
  if (last && isUndo && !hasSucceeded) {
    const done = new Set([...moved, ...gone])
    const ids = last.ids.filter((id) => !done.has(id))
    return { ...last, ids, gone: last.gone + gone.length }
  }
  if (moved.length === 0) return last
  const before = last?.action === action ? last : undefined
  return {
    action,
    ids: [...new Set([...(before?.ids ?? []), ...moved])],
    gone: (before?.gone ?? 0) + gone.length,
  }
}
