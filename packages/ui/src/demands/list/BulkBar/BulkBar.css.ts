import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})
export const stacked = style({
  padding: space[3],
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
})
export const note = style({ fontSize: fontSize.heading, color: color.muted })
