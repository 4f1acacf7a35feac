import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

/** Always there, so that it is heard; takes room only when it speaks. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
