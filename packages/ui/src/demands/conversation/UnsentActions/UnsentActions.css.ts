import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginTop: space[2],
})
