import { useState } from 'react'
import { type Selection, useSelection } from './use-selection.ts'

type Ids = readonly string[]

const none: Ids = []

/** Records of a list that are chosen for one action, and those that its question is about. */
export interface BulkSelection<T> extends Pick<Selection<T>, 'chosen' | 'selected'> {
  /** The ids of what is chosen, in the order of choosing: only what the action applies to. */
  readonly selection: Ids
  readonly choose: Selection<T>['select']
  /** The current subjects of the open question; empty while none is open. */
  readonly asked: readonly T[]
  /** Opens the question. */
  readonly ask: (ids: Ids) => void
  /** Closes the question; the choice stays. */
  readonly close: () => void
  /** Closes the question, as its action is done: what it was about is no longer chosen. */
  readonly finish: () => void
}

/**
 * Chooses records of a list for one action on all of them, which is confirmed first.
 * @param candidates what the action applies to: anything else is neither chosen nor asked about any more
 */
export function useBulkSelection<T extends { readonly id: string }>(
  candidates: readonly T[],
): BulkSelection<T> {
  const { chosen, selected, select: choose, drop } = useSelection(candidates)
  const [askedIds, ask] = useState(none)
  // The server refuses all if the action does not apply to one of them any more.
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const asked = askedIds.flatMap((id) => known.get(id) ?? [])
  const close = () => ask(none)
  if (askedIds.length > 0 && asked.length === 0) close()
  return {
    chosen,
    selected,
    selection: chosen.map(({ id }) => id),
    choose,
    asked,
    ask,
    close,
    finish() {
      drop(askedIds)
      close()
    },
  }
}
