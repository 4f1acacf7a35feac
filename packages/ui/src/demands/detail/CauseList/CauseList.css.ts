import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const list = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const dates = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const author = style({ color: color.muted })
