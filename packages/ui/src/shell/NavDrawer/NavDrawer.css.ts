import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const close = style({
  position: 'absolute',
  zIndex: 1,
  top: '1.125rem',
  right: space[3],
})
