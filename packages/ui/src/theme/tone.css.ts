import { styleVariants } from '@vanilla-extract/css'
import { color } from './contract.css.ts'

/**
 * The meanings of colours, wherever they are used; each pair has a contrast of at least 4.5:1. A tone is
 * never the only carrier of its meaning. `turn` means "your turn" and nothing else.
 */
export const tones = {
  neutral: { ink: color.muted, soft: color.sunk },
  info: { ink: color.open, soft: color.openSoft },
  progress: { ink: color.inProgress, soft: color.inProgressSoft },
  turn: { ink: color.turn, soft: color.turnSoft },
  success: { ink: color.success, soft: color.successSoft },
  danger: { ink: color.danger, soft: color.dangerSoft },
} as const

export type Tone = keyof typeof tones

/** Text of a tone on paper or surface. */
export const tonedInk = styleVariants(tones, ({ ink }) => ({ color: ink }))
/** A coloured mark: a bar, a dot. Forced colours remove it unless it opts out. */
export const tonedMark = styleVariants(tones, ({ ink }) => ({
  background: ink,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
}))
