import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: 'calc(100vw - 1rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadow,
  overflow: 'auto',
  // Until it has its content and its place.
  opacity: 0,
})
