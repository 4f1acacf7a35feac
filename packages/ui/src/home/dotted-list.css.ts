import { style } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'
import { space } from '../theme/scale.ts'

/** A list on the home page with a coloured dot before each entry. */
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
  forcedColorAdjust: 'none',
})
