import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

/** If its cells would be narrower than their words, at any letter size, it scrolls sideways. */
export const wide = style({
  // The hidden texts of its cells are clipped with them, and do not widen the page.
  position: 'relative',
  overflowX: 'auto',
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontSize: fontSize.tiny,
  color: color.muted,
})
export const upright = style({ padding: 0, fontWeight: 600, color: color.ink })
export const uprightText = style({
  display: 'block',
  marginInline: 'auto',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  textAlign: 'center',
})
export const row = style({
  padding: `0 ${space[1]}`,
  textAlign: 'end',
  fontWeight: 400,
})
export const column = style({
  padding: `${space[1]} 2px 0`,
  fontWeight: 400,
  verticalAlign: 'top',
})
export const axis = style({
  paddingBlockStart: space[2],
  fontWeight: 600,
  color: color.ink,
})
/** Forced colours and print drop the colour of a level: its cell keeps a border there. */
const cell = style({
  // The steps share the space beside the labels of the other axis.
  width: '20%',
  minWidth: '2rem',
  height: '3.25rem',
  padding: `${space[1]} 2px`,
  borderRadius: radius.small,
  textAlign: 'center',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { border: `1px solid ${color.lineStrong}` },
  },
})
export const level = styleVariants({
  low: [cell, { background: color.successSoft, color: color.success }],
  medium: [cell, { background: color.pendingSoft, color: color.pending }],
  high: [cell, { background: color.dangerSoft, color: color.danger }],
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[1],
})
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  minWidth: '1.75rem',
  height: '1.75rem',
  border: '2px solid currentColor',
  borderRadius: radius.full,
  background: color.surface,
  fontSize: fontSize.heading,
  fontWeight: 700,
})
