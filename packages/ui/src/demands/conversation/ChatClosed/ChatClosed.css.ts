import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../../theme/scale.ts'

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginTop: space[5],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: fontSize.secondary,
})
export const closed = style([box, { background: color.sunk }])
/** It is the reader's turn. */
export const asked = style([box, { background: color.turnSoft }])
export const words = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minWidth: 0,
})
