import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

export const panel = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  height: '100%',
  // The surrounding card clips everything outside of it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflowY: 'visible', height: 'auto' } },
})
// The virtualizer itself keeps the reading position when rows above turn out higher.
export const list = style({ overflowAnchor: 'none' })
export const row = style({ display: 'flow-root' })
