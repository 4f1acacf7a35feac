import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, media, space } from '../../theme/scale.ts'

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
  selectors: {
    '&[data-state="current"]': { color: color.ink, fontWeight: 600 },
    '&[data-state="refused"]': { color: color.danger },
  },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] > &': {
      borderColor: color.accent,
      background: color.accent,
      color: color.accentInk,
    },
    '[data-state="done"] > &': { borderColor: color.accentText, color: color.accentText },
    '[data-state="refused"] > &': { borderColor: color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '[data-state="current"] > &': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
export const done = style({ selectors: { '.lucide&': { width: '1rem', height: '1rem' } } })
export const label = style({
  '@media': {
    [media.dialog]: { selectors: { ':not([data-state="current"]) > &': { display: 'none' } } },
  },
})
export const heading = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  outline: 'none',
})
export const status = style({ fontSize: fontSize.heading, color: color.muted })
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 2fr)',
  gap: space[8],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
