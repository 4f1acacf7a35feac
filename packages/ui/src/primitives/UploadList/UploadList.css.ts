import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space[2] })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[2]} ${space[1]} ${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { '&[data-state="failed"]': { borderColor: color.danger } },
})
export const icon = style({
  color: color.accentText,
  selectors: { [`${row}[data-state="failed"] &`]: { color: color.danger } },
})
export const name = style({
  fontSize: fontSize.secondary,
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
export const note = style({
  fontSize: fontSize.tiny,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row}[data-state="failed"] &`]: { color: color.danger } },
})
export const bar = style({ marginTop: '0.375rem' })
export const buttons = style({ display: 'flex' })
