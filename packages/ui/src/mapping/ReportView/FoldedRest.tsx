import type { ReactNode } from 'react'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import * as css from './FoldedRest.css.ts'

/** What a list has beyond its first entries: folded away on the screen, expanded on paper. */
export function FoldedRest({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fold label={label} className={css.fold}>
      <div className={css.content}>{children}</div>
    </Fold>
  )
}
