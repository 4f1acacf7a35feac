import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const frame = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  overflow: 'hidden',
})
export const scroller = style({
  overflowX: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const table = style({
  width: '100%',
  maxHeight: '44rem',
  overflow: 'auto',
  borderCollapse: 'collapse',
  fontSize: fontSize.secondary,
  outline: 'none',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
})
export const head = style({
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.lineStrong}`,
  background: color.surface,
  textAlign: 'left',
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
  outline: 'none',
  selectors: {
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
  },
})
export const heading = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const order = style({
  opacity: 0.5,
  selectors: {
    '.lucide&': { width: '0.875rem', height: '0.875rem' },
    '&[data-sorted]': { opacity: 1, color: color.accentText },
  },
})
/** The line belongs to the row: cells of virtual rows are only as high as their text. */
export const row = style({
  borderBottom: `1px solid ${color.line}`,
  outline: 'none',
  transition: `background ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.sunk },
    '&[data-selected]': { background: color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
/** The container of a virtual row has its height; the row itself would have none. */
export const virtual = style({})
globalStyle(`${virtual} ${row}`, { height: '100%' })

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'left',
  fontWeight: 400,
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
  },
})
export const density = styleVariants({ normal: {}, compact: { fontSize: fontSize.heading } })
globalStyle(`${density.compact} ${cell}`, { paddingBlock: space[1] })
export const details = style({ outline: 'none' })
export const detailsCell = style({
  padding: `${space[3]} ${space[6]} ${space[5]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunk,
  outline: 'none',
})
export const empty = style({ padding: space[6], textAlign: 'center' })
export const unfolded = style({})
globalStyle(`${unfolded} svg`, { rotate: '90deg' })

export const mark = style({
  visibility: 'hidden',
  color: color.accentInk,
  selectors: { '.lucide&': { width: '0.875rem', height: '0.875rem', strokeWidth: 3 } },
})
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: '5px',
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-selected], &[data-indeterminate]': {
      background: color.accent,
      borderColor: color.accent,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-selected], &[data-indeterminate]': { background: 'Highlight' } },
    },
  },
})
globalStyle(`${box}:is([data-selected], [data-indeterminate]) ${mark}`, { visibility: 'visible' })

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})
/** The gap between cards of a long list, whose rows are measured with it. */
export const apart = style({ paddingBottom: space[3] })
export const card = style([
  row,
  {
    // Visually hidden content in it takes up no room outside.
    position: 'relative',
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  },
])
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.largeLetters]: { flexWrap: 'wrap' } },
})
/** With large letters its buttons go below it. */
export const cardTitle = style({
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { [media.largeLetters]: { flexBasis: '65%' } },
})
export const bare = style({ paddingTop: space[2], fontSize: fontSize.secondary })
export const metas = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingTop: space[2],
})
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
})
export const term = style({ color: color.muted })

export const ownPresses = style({ display: 'contents' })
