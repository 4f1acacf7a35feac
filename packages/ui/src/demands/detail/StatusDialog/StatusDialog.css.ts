import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space[4] })
export const intro = style({ color: color.muted })
/** Always there, so that it is heard; takes room only when it speaks. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })
