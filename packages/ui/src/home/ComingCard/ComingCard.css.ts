import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${color.line}` },
  },
  '@media': {
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] },
  },
})
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  width: '3.25rem',
  paddingBlock: space[1],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  fontSize: fontSize.tiny,
  lineHeight: 1.3,
  color: color.muted,
})
export const number = style({
  fontSize: fontSize.lead,
  fontWeight: 600,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ fontWeight: 600, lineHeight: 1.4 })
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
export const none = style({ color: color.muted })
