import { createVar, keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, radius } from '../../theme/scale.ts'

export const width = createVar()
export const height = createVar()

export const round = style({ selectors: { '&&': { borderRadius: radius.full } } })

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  width,
  height,
  borderRadius: radius.small,
  background: color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
})
