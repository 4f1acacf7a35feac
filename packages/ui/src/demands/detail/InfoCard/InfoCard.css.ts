import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space[3] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const term = style({ color: color.muted })
export const value = style({
  textAlign: 'right',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const validation = style({
  marginTop: space[4],
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const validationIcon = style({ color: color.success })

/** Collapsed on a phone, below the conversation. */
export const folded = style({ padding: `${space[1]} ${space[4]} ${space[4]}` })
