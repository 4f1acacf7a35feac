import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
})
export const selectable = style({
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const icon = style({ color: color.accentText })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.4 })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const downloads = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [media.dialog]: { flexDirection: 'column-reverse', alignItems: 'flex-end' },
    [media.largeLetters]: { flexFlow: 'row wrap', alignItems: 'center' },
  },
})
