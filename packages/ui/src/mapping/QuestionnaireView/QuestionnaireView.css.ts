import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize.secondary,
  color: color.muted,
  '@media': {
    [media.dialog]: { flexDirection: 'column', alignItems: 'stretch', gap: space[2] },
  },
})
export const bar = style({ display: 'flex', flex: 1, gap: space[1] })
/** A question: answered, shown now, or neither. */
export const segment = style({
  flex: 1,
  height: '0.5rem',
  borderRadius: radius.full,
  background: color.line,
  selectors: {
    '&[data-state="done"]': { background: color.accent },
    '&[data-state="current"]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${color.accentText}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: {
        '&[data-state="done"]': { background: 'CanvasText' },
        '&[data-state="current"]': { background: 'Highlight' },
      },
    },
  },
})
export const place = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.dialog]: { whiteSpace: 'normal' } },
})
export const why = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.sunk,
  color: color.muted,
  fontSize: fontSize.secondary,
})
export const whyIcon = style({
  selectors: { '.lucide&': { width: '1.125rem', height: '1.125rem', color: color.accentText } },
})
export const list = style({ display: 'grid' })
export const asked = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} ${space[2]}`,
  borderRadius: radius.control,
  fontSize: fontSize.secondary,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-current="true"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: 600,
    },
  },
})
export const doneIcon = style({
  selectors: { '.lucide&': { width: '1.125rem', height: '1.125rem', color: color.success } },
})
export const given = style({
  color: color.ink,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const read = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
