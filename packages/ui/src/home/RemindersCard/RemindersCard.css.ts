import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/scale.ts'
import * as dotted from '../dotted-list.css.ts'

export const card = style({ alignSelf: 'start' })
export const item = style([dotted.item, { position: 'relative' }])
export const name = style({
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
/** What can still be done in time today or tomorrow. */
export const near = style({ fontWeight: 600, color: color.turn })
export const none = style({ color: color.muted })
