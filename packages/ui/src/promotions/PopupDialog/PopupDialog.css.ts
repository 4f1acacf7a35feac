import { style } from '@vanilla-extract/css'
import { radius } from '../../theme/scale.ts'

export const pictureButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: { '&:enabled': { cursor: 'pointer' } },
})
export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '16rem',
  objectFit: 'cover',
  borderRadius: radius.control,
})
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
