import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, layer, radius, space } from '../../../theme/scale.ts'
import { dock, docked } from '../ChatBox/ChatBox.css.ts'

export const jump = style({
  position: 'fixed',
  zIndex: layer.sticky,
  bottom: `calc(var(--covered, 0px) + max(${space[4]}, env(safe-area-inset-bottom)))`,
  left: '50%',
  transform: 'translateX(-50%)',
})
// Above the box for a message where that is held at the bottom.
globalStyle(`body:has(${dock}) ${jump}`, { '@media': { [docked]: { bottom: '10rem' } } })

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
