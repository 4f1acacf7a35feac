import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const bar = style({ display: 'grid', gap: space[3], marginBottom: space[3] })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 26rem) 10rem 10rem',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const text = style({ '@media': { [media.columns]: { gridColumn: '1 / -1' } } })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: '2.25rem',
})
export const result = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus': { outline: 'none' } },
})
