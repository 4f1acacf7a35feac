import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { motion, panelRoom, radius } from '../../theme/scale.ts'

export const fadeIn = keyframes({ from: { opacity: 0 } })
export const fadeOut = keyframes({ to: { opacity: 0 } })

/** A panel beside its trigger. */
export const panel = style({
  maxWidth: panelRoom,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadow,
  overflow: 'auto',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${motion.fast}` },
    '&[data-exiting]': { animation: `${fadeOut} ${motion.fast}` },
  },
})
export const triggerWide = style({ minWidth: 'var(--trigger-width)' })
