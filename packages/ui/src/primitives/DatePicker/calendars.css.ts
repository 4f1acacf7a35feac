import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'
import { panel } from '../Overlay/Overlay.css.ts'

export const calendar = style({
  width: 'max-content',
  padding: space[3],
  '@media': { [media.low]: { paddingBlock: space[1] } },
})
// Neither above nor below its field is there room for a month: it takes the height of the window.
globalStyle(`${panel}:has(${calendar})`, {
  '@media': {
    [media.low]: {
      position: 'fixed !important' as 'fixed',
      insetBlock: '0 !important',
      marginBlock: 'auto',
      height: 'fit-content',
      maxHeight: '100dvh !important',
    },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[2],
})
export const title = style({ fontSize: fontSize.secondary, fontWeight: 600 })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.control,
  selectors: {
    '&[data-hovered]': { background: color.sunk },
    '&[data-disabled]': { color: color.lineStrong },
  },
})
export const grid = style({ borderCollapse: 'collapse' })
export const weekday = style({
  paddingBottom: space[1],
  fontSize: fontSize.tiny,
  fontWeight: 500,
  color: color.muted,
})
export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.control,
  fontSize: fontSize.secondary,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.sunk },
    '&[data-rest]': {
      color: color.muted,
      textDecoration: 'underline dotted',
      textUnderlineOffset: '4px',
    },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: color.lineStrong, cursor: 'default' },
    '&[data-selected]': { background: color.accentSoft, color: color.ink },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.accent,
      color: color.accentInk,
    },
    '&[data-selected]:not([data-selection-start]):not([data-selection-end])': { borderRadius: 0 },
    '[role="grid"]:not([aria-multiselectable]) &[data-selected]': {
      background: color.accent,
      color: color.accentInk,
      borderRadius: radius.control,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.low]: { height: '2.25rem' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
/** Keeps its place when empty. */
export const reason = style({
  minHeight: '1.25rem',
  maxWidth: '17.5rem',
  paddingTop: space[1],
  fontSize: fontSize.tiny,
  color: color.muted,
})
