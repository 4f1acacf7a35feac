import { style } from '@vanilla-extract/css'
import { fontSize, media, space } from '../../theme/scale.ts'

export const box = style({ position: 'relative', minWidth: 0 })
export const input = style({ paddingRight: '2.5rem', fontVariantNumeric: 'tabular-nums' })
export const button = style({
  position: 'absolute',
  top: '50%',
  right: '0.125rem',
  translate: '0 -50%',
})
export const range = style({ display: 'grid', gap: space[1] })
export const legend = style({
  fontSize: fontSize.secondary,
  fontWeight: 600,
  paddingBottom: space[1],
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(8.5rem, 1fr))',
  gap: space[3],
  '@media': { [media.filter]: { gridTemplateColumns: '1fr' } },
})
