import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space[4],
  alignItems: 'start',
})
export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  overflowWrap: 'anywhere',
})
/** Always rendered, so that it is announced; takes up room only when it has text. */
export const archived = style({ selectors: { '&:empty': { position: 'absolute' } } })
