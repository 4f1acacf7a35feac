import { ChevronRight } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import * as css from './Breadcrumbs.css.ts'

export interface Crumb {
  label: string
  /** Absent for the page itself. */
  href?: string
}

/** The path to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={primitiveLabels.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its position, and two may have one name
          <li key={index} className={css.item}>
            {crumb.href ? (
              <TextLink href={crumb.href} variant="quiet">
                {crumb.label}
              </TextLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
            {index < crumbs.length - 1 && <ChevronRight className={css.chevron} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
