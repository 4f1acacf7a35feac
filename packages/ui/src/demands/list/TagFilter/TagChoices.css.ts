import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, space } from '../../../theme/scale.ts'

/** Stays while the tags scroll. */
export const search = style({
  position: 'sticky',
  top: `calc(-1 * ${space[2]})`,
  zIndex: 1,
  paddingBlock: space[2],
  background: color.surface,
})
export const list = style({ display: 'grid' })
export const none = style({ fontSize: fontSize.secondary, color: color.muted })
