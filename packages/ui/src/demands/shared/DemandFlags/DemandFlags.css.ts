import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { space } from '../../../theme/scale.ts'

// Without a width of its own nothing can push it onto another line: it stays with the last word,
// over the room that the name keeps free.
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

/** What a name keeps free at the end of its lines, by its number of signs. */
export const room = styleVariants({ 1: { paddingRight: '1.25rem' }, 2: { paddingRight: '2.5rem' } })
