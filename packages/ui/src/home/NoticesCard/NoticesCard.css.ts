import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

/** No taller than its content, beside a taller card. */
export const card = style({ alignSelf: 'start' })
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
})
export const title = style({ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' })
export const text = style({
  fontSize: fontSize.secondary,
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const none = style({ color: color.muted })

/** Aspect ratio 3:1, whatever the picture: nothing moves when it arrives. */
export const banner = style({ display: 'block', borderRadius: radius.control })
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.sunk,
})
