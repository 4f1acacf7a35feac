import type { ReactNode } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './DescriptionList.css.ts'

export interface Description {
  readonly id: string
  readonly term: string
  /** An empty value is shown as not given. */
  readonly value: ReactNode
  /** Prose, which has the whole width and keeps its line breaks. */
  readonly isLong?: boolean
}

/** Facts with their names, in as many columns as fit. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ id, term, value, isLong }) => {
        const isMissing = value === null || value === undefined || value === ''
        return (
          <div key={id} className={isLong ? css.long : css.item}>
            <dt className={css.term}>{term}</dt>
            <dd className={isMissing ? css.missing : css.value}>
              {isMissing ? primitiveLabels.notGiven : value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
