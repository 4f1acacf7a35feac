import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

export const preview = style({
  display: 'grid',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.control,
  background: color.accentSoft,
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const figure = style({ fontWeight: 600, color: color.accentText })
