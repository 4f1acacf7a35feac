import type { ReactNode } from 'react'
import { type Tone, tonedInk } from '../../theme/tone.css.ts'
import * as css from './Text.css.ts'

export interface TextProps {
  as?: 'p' | 'span' | 'time' | 'strong'
  size?: keyof typeof css.size
  /** Secondary text, in the lightest colour allowed for text. */
  isMuted?: boolean
  isStrong?: boolean
  /** Figures of equal width, for columns of dates, counts and money. */
  hasEqualFigures?: boolean
  tone?: Tone
  children: ReactNode
}

/** Text in one of the sizes of the interface. */
export function Text({
  as: Element = 'p',
  size = 'body',
  isMuted = false,
  isStrong = false,
  hasEqualFigures = false,
  tone,
  children,
}: TextProps) {
  const classNames = [css.size[size]]
  if (isMuted) classNames.push(css.muted)
  if (isStrong) classNames.push(css.strong)
  if (hasEqualFigures) classNames.push(css.figures)
  if (tone) classNames.push(tonedInk[tone])
  return <Element className={classNames.join(' ')}>{children}</Element>
}

/**
 * A heading below the page's title: its level follows from the heading above it, its look from the
 * content below it.
 */
export function Heading({
  level = 2,
  look = 'section',
  id,
  children,
}: {
  level?: 2 | 3 | 4
  look?: keyof typeof css.heading
  id?: string
  children: ReactNode
}) {
  const Element = ({ 2: 'h2', 3: 'h3', 4: 'h4' } as const)[level]
  return (
    <Element id={id} className={css.heading[look]}>
      {children}
    </Element>
  )
}
