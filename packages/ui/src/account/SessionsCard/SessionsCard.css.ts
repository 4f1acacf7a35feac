import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const stack = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const text = style({ color: color.muted, textWrap: 'pretty', maxWidth: '70ch' })
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  display: 'grid',
  gap: space[4],
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.filter]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
export const words = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const device = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const when = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
