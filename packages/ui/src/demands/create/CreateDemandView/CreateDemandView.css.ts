import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '44rem',
})

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${space[3]} ${space[6]}`,
})

export const quiet = style({ fontSize: fontSize.secondary, color: color.muted })

/** Always rendered, so that it is announced; takes up room only when it has text. */
export const status = style({
  selectors: { '&:empty': { marginTop: `calc(-1 * ${space[6]})` } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingTop: space[2],
  '@media': {
    [media.dialog]: { display: 'grid', gridTemplateColumns: '1fr' },
  },
})
export const draft = style({
  fontSize: fontSize.heading,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
