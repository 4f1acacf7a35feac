import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const body = style({ display: 'grid', gap: space[4] })
export const hint = style({
  paddingLeft: space[7],
  fontSize: fontSize.heading,
  lineHeight: 1.45,
  color: color.muted,
})
