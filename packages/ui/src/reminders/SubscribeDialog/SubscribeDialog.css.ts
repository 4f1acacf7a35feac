import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const once = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
})
export const address = style({
  display: 'block',
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunk,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
