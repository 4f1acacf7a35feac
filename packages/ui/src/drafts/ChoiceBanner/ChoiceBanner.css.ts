import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const lines = style({ display: 'grid', gap: space[2] })
