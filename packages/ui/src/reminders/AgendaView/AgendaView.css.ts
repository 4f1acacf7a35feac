import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

/** The period shown, and links to others: the links stay beside a period that takes two lines. */
export const span = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) auto auto',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [media.dialog]: { gap: space[2] },
    [media.largeLetters]: { display: 'flex', flexWrap: 'wrap' },
  },
})
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(14rem, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Inside a grid, a table that continues on the next page is cut off.
    [media.print]: { display: 'block' },
  },
})
export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: color.shadow,
})
export const weekday = style({
  padding: space[2],
  textAlign: 'left',
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
})
export const cell = style({
  position: 'relative',
  height: '6.5rem',
  padding: space[1],
  border: `1px solid ${color.line}`,
  verticalAlign: 'top',
  selectors: {
    '[data-span="week"] &': { height: '16rem' },
    '&[data-outside]': { background: color.sunk },
    '&[data-chosen]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
  },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  height: '1.75rem',
  borderRadius: radius.full,
  fontSize: fontSize.secondary,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    // The whole day is pressed, not its number alone.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '[data-outside] &': { color: color.muted, fontWeight: 400 },
    '&[aria-current]': { background: color.accent, color: color.accentInk },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sunk } } },
    [media.print]: { selectors: { '&[aria-current]': { color: color.accentText } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
})
export const chips = style({ display: 'grid', gap: '2px' })
export const chip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[1],
  padding: `1px ${space[1]}`,
  borderRadius: radius.small,
  fontSize: fontSize.tiny,
})
export const chipText = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '[data-span="week"] &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '@media': { [media.print]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const more = style({ padding: `0 ${space[1]}`, fontSize: fontSize.tiny, color: color.muted })
export const panel = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.print]: { marginTop: space[5], breakInside: 'avoid' } },
})
export const day = style({ display: 'grid', gap: space[2] })
/** The days below one another: where there is room, each beside its items. */
export const days = style({ display: 'grid' })
globalStyle(`${days} > ${day}`, {
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  paddingBlock: space[3],
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
})
globalStyle(`${days} > ${day} > :first-child`, { paddingTop: space[1] })
globalStyle(`${days} > ${day}:first-child`, { paddingTop: 0 })
globalStyle(`${days} > ${day}:last-child`, { paddingBottom: 0 })
globalStyle(`${days} > ${day} + ${day}`, { borderTop: `1px solid ${color.line}` })
export const items = style({ display: 'grid' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[2]} 0`,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
})
globalStyle(`${days} ${item}`, { padding: `${space[1]} 0`, borderTop: 'none' })
export const icon = styleVariants({
  row: { marginTop: '3px', selectors: { '.lucide&': { width: '1.0625rem', height: '1.0625rem' } } },
  chip: {
    marginTop: '2px',
    selectors: { '.lucide&': { width: '0.8125rem', height: '0.8125rem' } },
  },
})
