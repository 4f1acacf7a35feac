import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const body = style({ display: 'grid', gap: space[5], lineHeight: 1.6 })
export const question = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' })
export const title = style({ fontSize: fontSize.lead, fontWeight: 600 })
export const quiet = style({ color: color.muted })
export const change = style({
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.line}`,
})
