import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const named = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] })
export const icon = style({
  flex: 'none',
  translate: '0 3px',
  selectors: { '.lucide&': { width: '1.0625rem', height: '1.0625rem' } },
})
export const name = style({ overflowWrap: 'anywhere' })
/** A name that can be pressed. */
export const opener = style({
  position: 'relative',
  color: color.accentText,
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  // A touch near it hits it as well, without making the row higher.
  '@media': {
    [media.coarse]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.5rem 0' } },
    },
  },
})
export const number = style({
  display: 'block',
  color: color.muted,
  fontSize: fontSize.tiny,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
/** A column that may break words anywhere is made narrower than a single word. */
export const type = style({ overflowWrap: 'break-word' })
export const due = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  // On a card both are on one line.
  '@media': {
    [media.dialog]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] },
  },
})
export const far = style({ fontSize: fontSize.tiny, fontWeight: 400, whiteSpace: 'nowrap' })
/** Takes no grid row: it is only spoken. */
export const status = style({ position: 'absolute' })
