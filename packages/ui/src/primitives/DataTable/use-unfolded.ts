import { useState } from 'react'

export type Unfolding = ReturnType<typeof useUnfolded>

/** Which rows show their details; asked for above the two looks of a table, so that a turned tablet keeps them. */
export function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setUnfolded((last) => {
      const next = new Set(last)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return { unfolded, toggle }
}
