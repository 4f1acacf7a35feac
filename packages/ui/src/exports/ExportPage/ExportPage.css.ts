import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

export const stack = style({ display: 'grid', gap: space[4], maxWidth: '42rem' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
/** Takes up no room without text. */
export const standing = style({ display: 'contents' })
export const progress = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const paragraph = style({ marginTop: space[3] })
