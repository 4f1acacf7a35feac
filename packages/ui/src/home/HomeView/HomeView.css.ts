import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** What is asked of the customer, beside what comes next. */
export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const demands = style({
  outline: 'none',
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.columns]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)', gap: space[4] },
    [media.filter]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
})
