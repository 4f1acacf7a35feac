import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const title = style({ fontSize: fontSize.lead, fontWeight: 600, marginBottom: space[2] })
export const note = style({ fontSize: fontSize.secondary, color: color.muted })
export const table = style({ width: '100%', borderCollapse: 'collapse', marginTop: space[4] })
/**
 * A table footer would repeat on each page, and put the year's total under half of its rows. The sums are together, and
 * not alone on a page.
 */
export const sums = style({
  display: 'table-row-group',
  breakInside: 'avoid',
  breakBefore: 'avoid',
})
export const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${color.line}`,
})
export const amount = style([
  cell,
  { paddingRight: 0, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
])
