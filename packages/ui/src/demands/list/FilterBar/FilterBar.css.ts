import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const bar = style({
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
})

export const toggle = style({
  display: 'none',
  '@media': { [media.filter]: { display: 'flex', justifySelf: 'start' } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
  '@container': {
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1.7fr) repeat(5, minmax(0, 1fr))' },
  },
  // Two beside one another where a date has room in each, whatever the size of the letters.
  '@media': {
    [media.filter]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' },
  },
})

/** On a phone the fields fold away. */
export const folded = style({ '@media': { [media.filter]: { display: 'none' } } })

export const wide = style({ '@media': { [media.filter]: { gridColumn: '1 / -1' } } })

export const order = style({
  marginLeft: 'auto',
  '@media': { [media.filter]: { marginLeft: 0 } },
})
