import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  fontSize: fontSize.heading,
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
})

export const tone = styleVariants({
  customer: { background: color.accentSoft, color: color.accentText },
  firm: { background: color.ink, color: color.paper },
})
