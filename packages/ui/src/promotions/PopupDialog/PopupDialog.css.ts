import { style } from '@vanilla-extract/css'
import { radius } from '../../theme/scale.ts'

export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '16rem',
  objectFit: 'cover',
  borderRadius: radius.control,
})
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
