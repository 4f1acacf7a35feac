import { type ReactNode, useId } from 'react'
import * as css from './Card.css.ts'

export interface CardProps {
  /** The card's heading, which also makes the card a region. */
  heading?: string
  /** At the end of the heading's line. */
  action?: ReactNode
  /** Content draws its own margins (a list of rows). */
  isFlush?: boolean
  className?: string
  children: ReactNode
}

/** A container for one subject of the page. Never nest cards. */
export function Card({ heading, action, isFlush = false, className, children }: CardProps) {
  const id = useId()
  const classNames = [css.card, isFlush ? '' : css.padded, className ?? ''].filter(Boolean)
  if (!heading) return <div className={classNames.join(' ')}>{children}</div>
  return (
    <section className={classNames.join(' ')} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
