import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: '0.125rem',
})
