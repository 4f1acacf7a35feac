import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[4],
})
export const card = style({ height: '100%' })
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBottom: space[2],
})
/** The minimum touch target, around a badge. */
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
})
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  height: '100%',
  overflowWrap: 'anywhere',
})
