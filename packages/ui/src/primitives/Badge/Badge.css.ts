import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.25rem',
  padding: `1px ${space[2]}`,
  borderRadius: radius.full,
  fontSize: fontSize.tiny,
  fontWeight: 700,
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
})

export const tone = styleVariants({
  turn: { background: color.turnSoft, color: color.turn },
  danger: { background: color.dangerSoft, color: color.danger },
  accent: { background: color.accentSoft, color: color.accentText },
  neutral: { background: color.sunk, color: color.muted },
})
