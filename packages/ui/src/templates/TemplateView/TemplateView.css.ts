import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
