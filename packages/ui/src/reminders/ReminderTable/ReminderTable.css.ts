import { style } from '@vanilla-extract/css'
import { fontSize, space } from '../../theme/scale.ts'

export const named = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[2] })
export const icon = style({
  flex: 'none',
  translate: '0 3px',
  selectors: { '.lucide&': { width: '1.0625rem', height: '1.0625rem' } },
})
export const name = style({ overflowWrap: 'anywhere' })
export const due = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  // On a card it stands at the end of its line.
  selectors: { 'dd > &': { textAlign: 'end' } },
})
export const far = style({ fontSize: fontSize.tiny, fontWeight: 400, whiteSpace: 'nowrap' })
