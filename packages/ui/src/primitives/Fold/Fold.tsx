import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Fold.css.ts'

export interface FoldProps extends ComponentPropsWithRef<'details'> {
  label: string
}

/** Content that is folded away until requested, where space is limited. */
export function Fold({ label, className, children, ...details }: FoldProps) {
  return (
    <details {...details} className={className ? `${css.fold} ${className}` : css.fold}>
      <summary className={css.summary}>
        {label}
        <ChevronDown className={css.chevron} />
      </summary>
      {children}
    </details>
  )
}
