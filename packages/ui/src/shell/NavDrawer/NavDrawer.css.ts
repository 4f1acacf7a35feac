import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { motion, space } from '../../theme/scale.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' } })

export const drawer = style({
  position: 'fixed',
  inset: 0,
  margin: 0,
  width: 'min(18rem, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  borderRight: `1px solid ${color.line}`,
  background: color.paper,
  color: color.ink,
  animation: `${slide} ${motion.normal}`,
  '::backdrop': { background: color.scrim },
})
export const close = style({
  position: 'absolute',
  zIndex: 1,
  top: '1.125rem',
  right: space[3],
})
