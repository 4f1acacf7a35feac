import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'
import * as dotted from '../dotted-list.css.ts'

export const card = style({ alignSelf: 'start' })
export const item = style([dotted.item, { position: 'relative' }])
/** The category, by the name of its colour. */
export const tone = styleVariants({
  red: { background: color.danger },
  amber: { background: color.pending },
  violet: { background: color.delivered },
  blue: { background: color.inProgress },
  teal: { background: color.success },
  grey: { background: color.muted },
  sky: { background: color.open },
  neutral: { background: color.lineStrong },
})
export const name = style({
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
export const none = style({ color: color.muted })
