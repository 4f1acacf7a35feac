import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space[4] })
export const intro = style({ color: color.muted, overflowWrap: 'anywhere' })
export const meaning = style({
  minHeight: '1.25rem',
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const rating = style({ display: 'grid', gap: space[1] })
export const comment = style({ display: 'grid', gap: space[1] })
export const counter = style({
  justifySelf: 'end',
  // On the line of the hint, where both fit.
  marginTop: '-1.4375rem',
  '@media': { [media.dialog]: { marginTop: 0 } },
  fontSize: fontSize.tiny,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
