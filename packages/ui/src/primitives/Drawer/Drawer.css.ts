import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { layer, media, motion } from '../../theme/scale.ts'
import { fadeIn, fadeOut } from '../Overlay/Overlay.css.ts'

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } })
const slideOut = keyframes({ to: { transform: 'translateX(-100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: color.scrim,
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${motion.normal}` },
    '&[data-exiting]': { animation: `${fadeOut} ${motion.normal}` },
  },
})
export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'min(18rem, 86vw)',
  borderRight: `1px solid ${color.line}`,
  background: color.paper,
  color: color.ink,
  selectors: {
    '[data-entering] &': { animation: `${slideIn} ${motion.normal}` },
    '[data-exiting] &': { animation: `${slideOut} ${motion.normal}` },
  },
})
export const dialog = style({ height: '100%', overflowY: 'auto', outline: 'none' })
