import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const popover = style({ minWidth: '12rem', maxWidth: '20rem', padding: space[1] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '2.375rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  fontSize: fontSize.secondary,
  fontWeight: 500,
  color: color.ink,
  selectors: {
    '&:focus': { background: color.sunk },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled]': { color: color.muted, cursor: 'default' },
    '&[data-danger]': { color: color.danger },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.sunk } },
    [media.coarse]: { minHeight: '2.75rem' },
  },
})
