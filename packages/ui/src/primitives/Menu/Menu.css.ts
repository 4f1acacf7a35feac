import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, media, radius, space } from '../../theme/scale.ts'

export const popover = style({
  zIndex: layer.popover,
  minWidth: '12rem',
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
})
export const list = style({
  padding: space[1],
  outline: 'none',
  maxHeight: 'inherit',
  overflowY: 'auto',
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.375rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  fontSize: fontSize.secondary,
  fontWeight: 500,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.sunk },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.muted, cursor: 'default' },
    '&[data-danger]': { color: color.danger },
  },
  '@media': { [media.coarse]: { minHeight: '2.75rem' } },
})
