import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  padding: space[1],
  borderRadius: radius.control,
  lineHeight: 1.3,
  '@media': { [media.hover]: { ':hover': { background: color.sunk } } },
})
export const who = style({
  display: 'grid',
  maxWidth: '12rem',
  paddingRight: space[1],
  '@media': {
    // Announced, but not shown, where there is no room for it.
    [media.columns]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const name = style([line, { fontSize: fontSize.heading, fontWeight: 500 }])
export const occupation = style([line, { fontSize: fontSize.tiny, color: color.muted }])
