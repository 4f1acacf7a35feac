import { useState } from 'react'

/** Rows of a list that are ticked. */
export interface Selection<T> {
  /** As they are now, in the order of ticking. */
  readonly chosen: readonly T[]
  /** Their ids, as a table takes them: the same set as long as these are ticked. */
  readonly selected: ReadonlySet<string>
  /** Ticks these, and no others. */
  readonly select: (ids: Iterable<string>) => void
  /** Unticks these alone. */
  readonly drop: (ids: Iterable<string>) => void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Keeps which rows of a list are ticked.
 * @param rows what can be ticked: what is no longer among them is not, until it is again
 * @example
 * const { selected, select } = useSelection(reminders)
 * return <DataTable rows={reminders} selection={{ selected, onChange: select }} {...rest} />
 */
export function useSelection<T extends { readonly id: string }>(rows: readonly T[]): Selection<T> {
  const [ticked, setTicked] = useState(nothing)
  const known = new Map(rows.map((row) => [row.id, row]))
  const chosen = [...ticked].flatMap((id) => known.get(id) ?? [])
  const [selected, setSelected] = useState(nothing)
  if (chosen.length !== selected.size || chosen.some(({ id }) => !selected.has(id))) {
    setSelected(new Set(chosen.map(({ id }) => id)))
  }
  return {
    chosen,
    selected,
    select: (ids) => setTicked(new Set(ids)),
    drop: (ids) => {
      const gone = new Set(ids)
      setTicked((current) => new Set([...current].filter((id) => !gone.has(id))))
    },
  }
}
