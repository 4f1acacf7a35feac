import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

/** No taller than its content, beside a taller notices card. */
export const card = style({ alignSelf: 'start' })
export const list = style({ display: 'grid' })
export const item = style({
  position: 'relative',
  paddingBlock: space[3],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${color.line}` },
  },
})
export const link = style({
  fontWeight: 600,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
