import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

export const unsent = style({
  display: 'grid',
  gap: space[1],
  marginTop: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: fontSize.secondary,
})
export const label = style({ color: color.muted, overflowWrap: 'anywhere' })
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
