import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize } from '../../../theme/scale.ts'

export const turn = style({ fontSize: fontSize.secondary, lineHeight: 1.4 })

export const owner = styleVariants({
  customer: { color: color.turn, fontWeight: 600 },
  other: { color: color.muted },
})
