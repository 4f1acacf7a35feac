import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { media, space } from '../../../theme/scale.ts'

export const form = style({ display: 'grid', gap: space[4] })
export const intro = style({ color: color.muted })
/** Always rendered, so that it is announced; takes up room only when it has text. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })
/** The question is beside the reply, or above it where there is no room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
