import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space[4],
})
export const card = style({ height: '100%' })
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  height: '100%',
  overflowWrap: 'anywhere',
})
