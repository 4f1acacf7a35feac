import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.filter]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
