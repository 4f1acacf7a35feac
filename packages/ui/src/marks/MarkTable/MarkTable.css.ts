import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

/** Cards are as wide as the window: everything may wrap there. */
const wrapsInCards = { [media.dialog]: { minWidth: 0, whiteSpace: 'normal' } } as const
export const name = style({ display: 'block', minWidth: '8rem', '@media': wrapsInCards })
export const day = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': wrapsInCards,
})
export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@media': { [media.dialog]: { flexWrap: 'wrap', whiteSpace: 'normal' } },
})
/** The buttons after it stand below one another, whatever it says. */
export const demand = style({
  minWidth: '5.5rem',
  '@media': { [media.dialog]: { minWidth: 0 } },
})
export const processes = style({ display: 'grid', gap: space[4] })
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: color.muted,
  fontSize: fontSize.secondary,
  fontVariantNumeric: 'tabular-nums',
})
