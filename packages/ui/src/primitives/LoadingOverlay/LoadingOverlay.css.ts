import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, radius, space } from '../../theme/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.sticky,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  paddingTop: '12rem',
  background: `color-mix(in oklab, ${color.paper} 70%, transparent)`,
  // A short wait shows nothing.
  animation: `${appear} 150ms 200ms both`,
})

export const box = style({
  position: 'sticky',
  top: '40dvh',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: color.shadow,
  fontSize: fontSize.secondary,
  fontWeight: 600,
})
