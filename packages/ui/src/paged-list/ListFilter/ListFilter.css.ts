import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const bar = style({ display: 'grid', gap: space[3], marginBottom: space[3] })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 26rem) 10rem 10rem',
  alignItems: 'start',
  gap: space[3],
  // Two dates side by side, if both are fully visible.
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr))',
    },
  },
})
export const text = style({ '@media': { [media.columns]: { gridColumn: '1 / -1' } } })
