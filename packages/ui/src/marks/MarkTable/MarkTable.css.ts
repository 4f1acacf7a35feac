import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const processes = style({ display: 'grid', gap: space[4] })
