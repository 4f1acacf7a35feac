import { useState } from 'react'

export type Unfolding = ReturnType<typeof useUnfolded>

/** Which rows show their details; kept above the table and the cards, so that they survive turning a tablet. */
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
