import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius, space } from '../../theme/scale.ts'

export const list = style({ display: 'grid', gap: space[2], outline: 'none' })
export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  outline: 'none',
  selectors: {
    '&[data-dragging], &[data-held]': { opacity: 0.5 },
    // Where a touch would drop a row; as a border it stays visible with forced colours.
    '&[data-line]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      borderTop: `3px solid ${color.accentText}`,
      borderRadius: radius.small,
    },
    '&[data-line=before]::before': { top: `calc(-2px - ${space[2]} / 2)` },
    '&[data-line=after]::before': { bottom: `calc(-2px - ${space[2]} / 2)` },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  },
})
export const grip = style({
  display: 'flex',
  cursor: 'grab',
  // A touch on it moves the row instead of scrolling.
  touchAction: 'none',
})
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: radius.small,
  color: color.muted,
})
/** Elements that do not fit beside a name go below it. */
export const content = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' })
export const moves = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })
globalStyle(`${list} .react-aria-DropIndicator[data-drop-target]`, {
  outline: `1px solid ${color.accentText}`,
})
