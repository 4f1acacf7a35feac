import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, radius, space } from '../../theme/scale.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
})
export const text = style({ flex: '1 1 min(100%, 14rem)', minWidth: 0 })
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 11rem))',
  gap: space[3],
})
export const end = style({ marginLeft: 'auto' })
export const box = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  overflow: 'hidden',
  '@media': {
    [media.dialog]: { border: 0, background: 'none', boxShadow: 'none', overflow: 'visible' },
  },
})
export const done = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
