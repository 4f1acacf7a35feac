import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
