import { type ReactNode, useId } from 'react'
import * as css from './Card.css.ts'

export interface CardProps {
  /** The card's heading; with it the card is a region. */
  heading?: string
  headingLevel?: 2 | 3
  /** At the end of the heading's line. */
  action?: ReactNode
  /** Content draws its own margins (a list of rows). */
  isFlush?: boolean
  className?: string
  children: ReactNode
}

/** One thing on the page. Never inside another card. */
export function Card({
  heading,
  headingLevel = 2,
  action,
  isFlush = false,
  className,
  children,
}: CardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const classNames = [css.card, isFlush ? '' : css.padded, className ?? ''].filter(Boolean)
  if (!heading) return <div className={classNames.join(' ')}>{children}</div>
  return (
    <section className={classNames.join(' ')} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} className={css.heading}>
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
