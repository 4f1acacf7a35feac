import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.375rem',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.line,
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': { background: color.accent, borderRadius: radius.full },
    '&::-moz-progress-bar': { background: color.accent, borderRadius: radius.full },
  },
})
