import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
})
export const text = style({
  flex: '1 1 min(100%, 14rem)',
  minWidth: 0,
  '@media': { [media.filter]: { flexBasis: '10rem' } },
})
/** On a phone a button beside the search unfolds the other filters. */
export const toggle = style({
  display: 'none',
  '@media': { [media.filter]: { display: 'flex' } },
})
export const more = style({
  display: 'contents',
  '@media': {
    [media.filter]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      gap: space[3],
      flexBasis: '100%',
    },
  },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginTop: space[3],
})
export const days = style({
  flex: '1 1 min(100%, 19rem)',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[3],
  maxWidth: '23rem',
})
export const end = style({ marginLeft: 'auto' })
/** Takes no grid row when empty: the gap around it would appear twice. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })
/** Folded away on a phone: after what it overrides. */
export const away = style({ '@media': { [media.filter]: { display: 'none' } } })
export const folded = style([more, away])
