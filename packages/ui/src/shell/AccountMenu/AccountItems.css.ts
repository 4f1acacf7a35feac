import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, panelRoom, radius, space } from '../../theme/scale.ts'

export const panel = style({ minWidth: `min(14rem, ${panelRoom})`, padding: space[1] })
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
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.hover]: { ':hover': { background: color.sunk } },
    [media.coarse]: { minHeight: '2.75rem' },
  },
})
export const last = style({
  marginTop: space[1],
  paddingTop: space[1],
  borderTop: `1px solid ${color.line}`,
})
export const icon = style({ color: color.muted })
