import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const choice = style({ display: 'flex', gap: space[2] })
