import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[6]} ${space[4]}`,
  border: `1.5px dashed ${color.lineControl}`,
  borderRadius: radius.card,
  background: color.sunk,
  textAlign: 'center',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[data-over]': { background: color.accentSoft, borderColor: color.accentText },
  },
  '@media': {
    [media.coarse]: { paddingBlock: space[4] },
    [media.largeLetters]: { paddingInline: space[1] },
  },
})
// Its icon stands above its text where both have no room on one line: a word may not break.
globalStyle(`${zone} > button`, {
  '@media': { [media.largeLetters]: { flexWrap: 'wrap', paddingInline: space[2] } },
})
export const hint = style({ fontSize: fontSize.heading, color: color.muted })
export const input = style({ display: 'none' })
