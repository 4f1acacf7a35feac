import { ChevronRight } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import * as css from './Breadcrumbs.css.ts'

export interface Crumb {
  label: string
  /** Missing on the page itself. */
  href?: string
}

/** The way to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={primitiveLabels.breadcrumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of the way is its place, and two may have one name
          <li key={index} className={css.item}>
            {index > 0 && <ChevronRight className={css.chevron} />}
            {crumb.href ? (
              <TextLink href={crumb.href} variant="quiet">
                {crumb.label}
              </TextLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
