import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

export const screen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minHeight: '60dvh',
  color: color.muted,
})
