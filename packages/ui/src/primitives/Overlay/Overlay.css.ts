import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, motion, panelRoom, radius, space } from '../../theme/scale.ts'

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

/** Shown if the code of an overlay could not be loaded. */
export const failed = style({
  position: 'fixed',
  zIndex: layer.toast,
  bottom: space[4],
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 2rem)',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize.secondary,
  boxShadow: color.shadow,
})
