import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Fold.css.ts'

export interface FoldProps extends ComponentPropsWithRef<'details'> {
  label: string
}

/** What is folded away until it is asked for, where there is no room. */
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
