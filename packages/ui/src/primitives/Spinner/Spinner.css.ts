import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // Where the system gives borders its colours, a whole ring would turn without being seen to.
  '@media': { [media.forcedColors]: { borderRightStyle: 'none' } },
})
