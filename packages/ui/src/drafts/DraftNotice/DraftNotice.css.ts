import { style } from '@vanilla-extract/css'
import { space } from '../../theme/scale.ts'

/** Always rendered, so that it is announced; takes up room only when it has text. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
