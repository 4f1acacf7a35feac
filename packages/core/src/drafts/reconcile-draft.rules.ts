import { isSameValue } from '../is-same-value.ts'
import type { DraftConflict, DraftForm } from './draft.types.ts'

/** What a tab has of a draft. */
interface Mine<Values> {
  readonly values: Values
  /** The last stored values that it knows of. */
  readonly base: Values
  /** Some values have not been stored yet. */
  readonly isPending: boolean
}

/** What another tab has left in the storage. */
interface Theirs<Values> {
  /** Undefined if it has removed the draft. */
  readonly values: Values | undefined
  readonly savedAt: Date | null
}

/** How a tab goes on: with their values, with both merged, or not before its user has chosen. */
export type Reconciliation<Values> =
  | { readonly kind: 'adopt' }
  | { readonly kind: 'merge'; readonly values: Values }
  | { readonly kind: 'conflict'; readonly conflict: DraftConflict }

/**
 * Compares a tab's draft with another one that was stored meanwhile. What this tab alone has is never replaced unasked: not
 * even what it has stored, if the other tab has removed the draft since.
 */
export function reconcileDraft<Values>(
  form: Pick<DraftForm<Values>, 'empty' | 'merge'>,
  mine: Mine<Values>,
  theirs: Theirs<Values>,
): Reconciliation<Values> {
  const isRemoved = theirs.values === undefined
  const next = theirs.values ?? form.empty
  if (form.merge) return { kind: 'merge', values: form.merge(mine.values, next, mine.base) }
  if (isSameValue(mine.values, next) || (!mine.isPending && !isRemoved)) return { kind: 'adopt' }
  const conflict: DraftConflict = isRemoved
    ? { kind: 'removed', at: null }
    : { kind: 'changed', at: theirs.savedAt }
  return { kind: 'conflict', conflict }
}
