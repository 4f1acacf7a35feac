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

/** Folded on a phone, below the conversation. */
export const fold = style({
  border: `1px solid ${color.line}`,
  borderRadius: '10px',
  background: color.surface,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3rem',
  padding: `${space[2]} ${space[4]}`,
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const folded = style({ padding: `${space[1]} ${space[4]} ${space[4]}` })
