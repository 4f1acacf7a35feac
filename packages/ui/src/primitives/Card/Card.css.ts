import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, margin, media, radius, space } from '../../theme/scale.ts'

export const card = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
})
export const padded = style({ padding: margin.card })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
  marginBottom: space[3],
  // The action must not be louder than the heading beside it.
  fontSize: fontSize.secondary,
  '@media': { [media.largeLetters]: { flexWrap: 'wrap' } },
})
export const heading = style({ fontSize: fontSize.heading, fontWeight: 600, color: color.muted })
