import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'
import * as dotted from '../dotted-list.css.ts'

export const dot = style([dotted.dot, { background: color.turn }])
export const title = style({ fontWeight: 600, lineHeight: 1.4 })
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
export const none = style({ color: color.muted })
export const more = style({ marginTop: space[3], fontSize: fontSize.secondary })
