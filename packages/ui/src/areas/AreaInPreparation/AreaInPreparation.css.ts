import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[3]} ${space[5]}`,
})
