import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

export const bar = style({
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
})

export const toggle = style({
  display: 'none',
  '@media': { [media.filter]: { display: 'flex' } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
  '@container': {
    // The last two have room for a date, whatever the browser's letters.
    '(min-width: 60rem)': {
      gridTemplateColumns:
        'minmax(0, 1.8fr) repeat(3, minmax(0, 1fr)) repeat(2, minmax(9.5rem, 1fr))',
    },
  },
  // Two side by side where each has room for a date, whatever the text size.
  '@media': {
    [media.filter]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' },
  },
})

/** On a phone the search field is beside the button that expands the rest. */
export const words = style({
  '@media': {
    [media.filter]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: space[3],
      gridColumn: '1 / -1',
    },
  },
})

export const search = style({ flex: '1 1 11rem', minWidth: 0 })

/** The fields are laid out in the grid of the bar. */
export const more = style({ display: 'contents' })

/** Collapsed on a phone. */
export const folded = style([more, { '@media': { [media.filter]: { display: 'none' } } }])

export const order = style({
  marginLeft: 'auto',
  '@media': { [media.filter]: { marginLeft: 0 } },
})
