import { style } from '@vanilla-extract/css'
import { space } from '../../../theme/scale.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minWidth: 0 })
export const tag = style({ display: 'flex', minWidth: 0, maxWidth: '100%' })
export const turn = style({ fontVariantNumeric: 'tabular-nums' })
export const flag = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
