import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.375rem',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.line,
  // Forced colours would remove the information.
  forcedColorAdjust: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.accent, borderRadius: radius.full },
    '&::-moz-progress-bar': { background: color.accent, borderRadius: radius.full },
  },
})
