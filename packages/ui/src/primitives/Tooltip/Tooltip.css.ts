import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, radius, space } from '../../theme/scale.ts'

export const tooltip = style({
  zIndex: layer.popover,
  maxWidth: '18rem',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.ink,
  color: color.paper,
  // Seen where the system takes the colours away.
  border: '1px solid transparent',
  fontSize: fontSize.heading,
  lineHeight: 1.45,
})
