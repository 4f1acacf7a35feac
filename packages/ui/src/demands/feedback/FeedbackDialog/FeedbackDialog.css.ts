import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space[4] })
export const intro = style({ color: color.muted, overflowWrap: 'anywhere' })
export const meaning = style({
  minHeight: '1.25rem',
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const rating = style({ display: 'grid', gap: space[1] })
