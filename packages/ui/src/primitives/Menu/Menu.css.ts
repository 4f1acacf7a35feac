import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, panelRoom, radius, space } from '../../theme/scale.ts'

export const popover = style({
  minWidth: `min(12rem, ${panelRoom})`,
  maxWidth: `min(20rem, ${panelRoom})`,
  padding: space[1],
})
export const menu = style({ outline: 'none' })

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
  selectors: {
    '&[data-focused]': { background: color.sunk },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[data-danger]': { color: color.danger },
    '&[data-disabled]': { color: color.muted, cursor: 'default' },
  },
  '@media': {
    [media.coarse]: { minHeight: '2.75rem' },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
