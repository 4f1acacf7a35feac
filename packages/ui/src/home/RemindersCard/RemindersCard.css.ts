import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const card = style({ alignSelf: 'start' })
export const list = style({ display: 'grid' })
export const item = style({
  position: 'relative',
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
  forcedColorAdjust: 'none',
})
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
