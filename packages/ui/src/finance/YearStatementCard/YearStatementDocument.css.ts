import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

/** On paper only: on the screen the same invoices stand in the lists. */
export const document = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
})
export const title = style({ fontSize: fontSize.heading, marginBottom: space[2] })
export const note = style({ fontSize: fontSize.secondary, color: color.muted })
export const table = style({ width: '100%', borderCollapse: 'collapse', marginTop: space[4] })
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
