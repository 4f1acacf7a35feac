import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

/** Column of the paragraph numbers. */
const gutter = '2.75rem'

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
})

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
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  // Its visually hidden caption would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.secondary,
  lineHeight: 1.5,
})
const wideFrom = '30rem'

/** With more than two columns the table keeps a readable width and scrolls by itself. */
export const wide = style({ minWidth: wideFrom })

export const tableFrame = style({
  containerType: 'inline-size',
  marginLeft: gutter,
  '@media': { [media.dialog]: { marginLeft: 0 } },
})

/** Shown only if the table is wider than the space available. */
export const hint = style({
  display: 'none',
  marginBottom: space[1],
  fontSize: fontSize.secondary,
  color: color.muted,
  '@container': { [`(max-width: ${wideFrom})`]: { display: 'block' } },
  '@media': { print: { display: 'none' } },
})

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
  minWidth: '8.5rem',
  fontWeight: 600,
  borderTop: `1px solid ${color.line}`,
  hyphens: 'auto',
})
export const data = style({ ...cell, borderTop: `1px solid ${color.line}` })
// With large letters a definition is below its term.
globalStyle(`${table}:not(${wide}) :is(th, td)`, {
  '@media': { [media.largeLetters]: { display: 'block', width: 'auto' } },
})
globalStyle(`${table}:not(${wide}) td`, {
  '@media': { [media.largeLetters]: { borderTop: 0, paddingTop: 0 } },
})
