import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const steps = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[6],
  listStyle: 'decimal',
})
