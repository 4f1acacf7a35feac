import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

/** Where the numbers of the paragraphs stand. */
const gutter = '2.75rem'

export const blocks = style({ display: 'grid', gap: space[3], minWidth: 0 })

export const paragraph = style({
  display: 'grid',
  gridTemplateColumns: `${gutter} minmax(0, 1fr)`,
  lineHeight: 1.65,
})
export const number = style({
  color: color.muted,
  fontSize: fontSize.secondary,
  fontVariantNumeric: 'tabular-nums',
})

export const list = style({
  display: 'grid',
  gap: space[1],
  marginLeft: gutter,
  paddingLeft: space[5],
  listStyle: 'disc',
  lineHeight: 1.65,
})
export const item = style({
  paddingLeft: space[1],
  '::marker': { color: color.muted },
})

export const scroller = style({
  marginLeft: gutter,
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.dialog]: { marginLeft: 0 } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.secondary,
  lineHeight: 1.5,
})
/**
 * More than two columns keep a width that can be read. The table then scrolls by itself, and the
 * column that is cut off shows that it does.
 */
export const wide = style({ minWidth: '30rem' })

const cell = {
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'left',
  verticalAlign: 'top',
} as const

export const columnHead = style({
  ...cell,
  fontWeight: 600,
  color: color.muted,
  background: color.sunk,
})
export const rowHead = style({
  ...cell,
  width: '30%',
  minWidth: '7rem',
  fontWeight: 600,
  borderTop: `1px solid ${color.line}`,
})
export const data = style({ ...cell, borderTop: `1px solid ${color.line}` })
