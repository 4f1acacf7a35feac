import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[3],
  '@media': { [media.filter]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const unread = style({
  gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
  '@media': { [media.filter]: { gridTemplateColumns: '0.5rem minmax(0, 1fr)' } },
})
export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  marginTop: '0.45rem',
  borderRadius: radius.full,
  background: color.accentText,
})
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.4 })
export const text = style({
  color: color.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  maxWidth: '70ch',
})
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const details = style({
  fontSize: fontSize.secondary,
  whiteSpace: 'nowrap',
  '@media': { [media.filter]: { gridColumn: -2, marginTop: space[2] } },
})
