import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const state = style({
  marginTop: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
})
