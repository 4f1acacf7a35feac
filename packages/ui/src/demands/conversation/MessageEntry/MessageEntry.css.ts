import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
})

export const side = style({ display: 'grid', placeItems: 'start center', width: '2.25rem' })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: color.sunk,
  color: color.muted,
})

export const body = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  minWidth: 0,
  // Grid rows break at the end of a page even if told not to.
  '@media': { [media.print]: { display: 'block' } },
})

/** Author and time: not left alone at the end of a page. */
export const head = style({
  breakAfter: 'avoid',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
})
export const author = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const meta = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })

export const kind = style({
  breakAfter: 'avoid',
  fontSize: fontSize.secondary,
  color: color.muted,
})

export const text = style({
  maxWidth: '36rem',
  marginTop: `calc(-1 * ${space[1]})`,
  '@media': { [media.print]: { marginTop: 0 } },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const deleted = style({ color: color.muted, fontStyle: 'italic' })
