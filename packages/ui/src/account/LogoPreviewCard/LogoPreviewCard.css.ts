import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

/** The area of a logo, whatever the picture. */
export const picture = style({
  width: '312px',
  maxWidth: '100%',
  aspectRatio: '312 / 60',
  objectFit: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunk,
})
