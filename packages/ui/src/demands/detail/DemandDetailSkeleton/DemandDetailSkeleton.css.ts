import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const words = style({ display: 'grid', gap: space[3] })
export const meta = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const card = style({ display: 'grid', gap: space[3] })
