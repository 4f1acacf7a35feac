import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, layer, radius, space } from '../../../theme/scale.ts'

export const jump = style({
  position: 'fixed',
  zIndex: layer.sticky,
  bottom: '10rem',
  left: '50%',
  transform: 'translateX(-50%)',
})

export const jumpButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.25rem',
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.paper,
  fontSize: fontSize.secondary,
  fontWeight: 600,
  boxShadow: color.shadow,
})

export const end = style({ height: '1px' })
