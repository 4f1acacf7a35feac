import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space[4] })
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
})
export const name = style({ lineHeight: 1.4, overflowWrap: 'anywhere' })
export const part = style({
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const more = style({ marginTop: space[3] })
/** Collapsed on a phone, below the conversation. */
export const folded = style({ padding: `${space[1]} ${space[4]} ${space[4]}` })
