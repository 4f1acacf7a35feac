import type { ReactNode } from 'react'
import { type Tone, tonedInk } from '../../theme/tone.css.ts'
import * as css from './Text.css.ts'

export interface TextProps {
  as?: 'p' | 'span' | 'time' | 'strong'
  size?: keyof typeof css.size
  /** Of second importance; the lightest that may carry text. */
  isMuted?: boolean
  isStrong?: boolean
  /** Figures of equal width, for dates, counts and money that stand below one another. */
  hasEqualFigures?: boolean
  tone?: Tone
  children: ReactNode
}

/** Words in one of the sizes of the interface. */
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

/** A heading below the page's title: its level is what it stands under, its look what it stands over. */
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
