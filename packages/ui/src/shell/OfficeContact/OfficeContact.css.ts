import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const box = style({
  display: 'block',
  padding: `${space[3]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.sunk,
  lineHeight: 1.45,
  '@media': { [media.hover]: { ':hover': { background: color.accentSoft } } },
})
export const title = style({ display: 'block', fontSize: fontSize.heading, fontWeight: 700 })
export const hours = style({ display: 'block', fontSize: fontSize.heading, color: color.muted })
