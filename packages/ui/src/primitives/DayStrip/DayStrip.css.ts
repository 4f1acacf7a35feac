import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius } from '../../theme/scale.ts'

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: '0.3125rem',
})
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '1px',
  paddingBlock: '0.3125rem',
  border: '1px solid transparent',
  borderRadius: radius.control,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const kind = styleVariants({
  skipped: { color: color.muted, borderColor: color.line },
  start: { color: color.accentText, borderColor: color.accent, borderStyle: 'dashed' },
  counted: { color: color.accentText, background: color.accentSoft },
  due: {
    color: color.accentInk,
    background: color.accent,
    '@media': {
      // Paper has no backgrounds.
      [media.print]: { color: color.accentText, borderColor: 'currentColor' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
      },
    },
  },
})
export const weekday = style({ fontSize: '0.6875rem' })
export const number = style({
  fontSize: fontSize.secondary,
  selectors: { [`${kind.counted} &, ${kind.due} &`]: { fontWeight: 700 } },
})
