import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media } from '../../../theme/scale.ts'

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'block', WebkitLineClamp: 'none', overflow: 'visible' } },
})
export const toggle = style({
  minHeight: '1.75rem',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.accentText,
})
