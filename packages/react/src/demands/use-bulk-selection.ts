import { useState } from 'react'

type Ids = readonly string[]

const none: Ids = []

/** Records of a list that are chosen for one action, and those that its question is about. */
export interface BulkSelection<T> {
  /** What is chosen, as it is now, in the order of choosing: only what the action applies to. */
  readonly chosen: readonly T[]
  /** Its ids. */
  readonly selection: Ids
  readonly choose: (ids: Ids) => void
  /** What the open question is about, as it is now; nothing while none is open. */
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
  const [chosenIds, choose] = useState(none)
  const [askedIds, ask] = useState(none)
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  // The server refuses all if the action does not apply to one of them any more.
  const toKnown = (ids: Ids) => ids.flatMap((id) => known.get(id) ?? [])
  const chosen = toKnown(chosenIds)
  const asked = toKnown(askedIds)
  const close = () => ask(none)
  if (askedIds.length > 0 && asked.length === 0) close()
  return {
    chosen,
    selection: chosen.map(({ id }) => id),
    choose,
    asked,
    ask,
    close,
    finish() {
      choose((current) => current.filter((id) => !askedIds.includes(id)))
      close()
    },
  }
}
