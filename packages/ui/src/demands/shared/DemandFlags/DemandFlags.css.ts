import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

// With no width of its own nothing can push it onto another line: it stays with the last word, in the
// room that the name reserves.
export const flags = style({
  display: 'inline-flex',
  width: 0,
  verticalAlign: '-0.125em',
  color: color.muted,
})
export const icon = style({
  marginLeft: space[1],
  selectors: { '.lucide&': { width: '0.9375rem', height: '0.9375rem', maxWidth: 'none' } },
})

/** The room that a name reserves at the end of its lines, by the number of icons. */
export const room = styleVariants({ 1: { paddingRight: '1.25rem' }, 2: { paddingRight: '2.5rem' } })
