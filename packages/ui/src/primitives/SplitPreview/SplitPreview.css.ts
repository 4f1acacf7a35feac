import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[9],
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] },
    [media.print]: { display: 'block' },
  },
})
export const choice = style({
  display: 'none',
  gap: space[2],
  '@media': {
    [media.columns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    },
  },
})
const isOther = '&[data-chosen=false]'
/** The side that is not chosen, where there is room for only one. */
export const side = style({
  minWidth: 0,
  selectors: { [isOther]: { '@media': { [media.columns]: { display: 'none' } } } },
})
/** The preview; on paper only this side, whichever is chosen. */
export const preview = style([
  side,
  {
    position: 'sticky',
    top: space[6],
    '@media': {
      [media.columns]: { position: 'static' },
      [media.print]: { position: 'static' },
    },
    selectors: { [isOther]: { '@media': { [media.print]: { display: 'block' } } } },
  },
])
