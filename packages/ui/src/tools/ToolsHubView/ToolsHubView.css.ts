import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[4],
})
/** Name, text and footer: each as high as the highest in its row, so that they are aligned across cards. */
export const rows = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: space[3],
})
export const card = style([
  rows,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '12rem',
    padding: space[5],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: color.shadow,
    transition: `border-color ${motion.fast}`,
    '@media': { [media.hover]: { ':hover': { borderColor: color.lineStrong } } },
  },
])
export const closed = style([card, { background: color.sunk, boxShadow: 'none' }])
export const soon = style([
  card,
  {
    border: `1px dashed ${color.lineStrong}`,
    background: 'none',
    boxShadow: 'none',
    color: color.muted,
  },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.control,
  background: color.accentSoft,
  color: color.accentText,
  selectors: { [`${closed} &, ${soon} &`]: { background: color.surface, color: color.muted } },
})
/** Beside the icon as long as a word has room there. */
export const name = style({
  flex: '1 1 8rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.lead,
  fontWeight: 600,
})
export const lock = style({ color: color.muted })
export const about = style({ color: color.muted })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.secondary,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: 600,
})
/** The whole card can be pressed. */
export const way = style({
  marginLeft: 'auto',
  fontWeight: 600,
  color: color.accentText,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  },
})
