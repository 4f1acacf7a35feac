import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, motion, radius, space } from '../../theme/scale.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const region = style({
  position: 'fixed',
  insetInline: 0,
  top: space[4],
  zIndex: layer.toast,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  pointerEvents: 'none',
})

/** For what stays until it is closed: a toast never covers it. */
export const regionAtFoot = style([
  region,
  { top: 'auto', bottom: `max(${space[4]}, env(safe-area-inset-bottom))` },
])

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  maxWidth: '30rem',
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  pointerEvents: 'auto',
  animation: `${drop} ${motion.normal}`,
})

export const icon = styleVariants({
  success: { color: color.success, marginTop: '0.125rem' },
  error: { color: color.danger, marginTop: '0.125rem' },
  info: { color: color.open, marginTop: '0.125rem' },
})

export const text = style({ minWidth: 0, paddingBlock: '1px', overflowWrap: 'anywhere' })
export const title = style({ fontSize: fontSize.secondary, fontWeight: 600, lineHeight: 1.45 })
export const description = style({
  fontSize: fontSize.secondary,
  lineHeight: 1.45,
  color: color.muted,
})
export const close = style({ marginBlock: '-0.3125rem' })
