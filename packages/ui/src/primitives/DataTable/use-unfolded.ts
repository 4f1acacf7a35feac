import { useState } from 'react'

/** Which rows show their details. */
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
