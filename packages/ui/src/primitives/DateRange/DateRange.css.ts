import { style } from '@vanilla-extract/css'
import { fontSize, media, space } from '../../theme/scale.ts'

export const legend = style({
  padding: 0,
  marginBottom: '0.375rem',
  fontSize: fontSize.secondary,
  fontWeight: 600,
  lineHeight: 1.4,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  '@media': { [media.filter]: { gridTemplateColumns: '1fr' } },
})
