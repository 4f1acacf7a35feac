import { style } from '@vanilla-extract/css'
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
  '@media': { [media.coarse]: { paddingBlock: space[4] } },
})
export const hint = style({ fontSize: fontSize.heading, color: color.muted })
export const input = style({ display: 'none' })
