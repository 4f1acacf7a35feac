import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const list = style({ display: 'grid' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: '0.625rem minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[3],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${color.line}` },
  },
})

export const dot = style({
  width: '0.625rem',
  height: '0.625rem',
  marginTop: '0.375rem',
  borderRadius: '50%',
  background: color.turn,
  forcedColorAdjust: 'none',
})

export const title = style({ fontWeight: 600, lineHeight: 1.4 })
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
export const none = style({ color: color.muted })
export const more = style({ marginTop: space[3], fontSize: fontSize.secondary })
