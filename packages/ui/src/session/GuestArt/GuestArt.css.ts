import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'

export const art = style({ width: '100%', maxWidth: '20.5rem', height: 'auto' })
export const sheetBehind = style({ fill: color.sunk, stroke: color.line })
export const sheet = style({ fill: color.surface, stroke: color.lineStrong })
export const heading = style({ fill: color.ink })
export const line = style({ fill: color.line })
export const rule = style({ stroke: color.lineStrong, strokeWidth: 1.5 })
export const signature = style({
  fill: 'none',
  stroke: color.accentText,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const day = style({ fill: color.accentSoft, stroke: color.surface, strokeWidth: 3 })
export const dayOff = style({ fill: color.surface, stroke: color.lineStrong })
export const dayDue = style({ fill: color.accent, stroke: color.surface, strokeWidth: 3 })
export const check = style({
  fill: 'none',
  stroke: color.accentInk,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
