import { styleVariants } from '@vanilla-extract/css'
import { color } from './contract.css.ts'

/**
 * What a colour says, wherever it is used; each pair holds 4.5:1. A tone is never the only carrier of
 * what it says. `turn` means "your turn" and nothing else.
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
/** A mark of a tone: a bar, a dot. Forced colours take it away unless it is kept. */
export const tonedMark = styleVariants(tones, ({ ink }) => ({
  background: ink,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
}))
