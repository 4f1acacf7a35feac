import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space[4] })
export const words = style({
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
