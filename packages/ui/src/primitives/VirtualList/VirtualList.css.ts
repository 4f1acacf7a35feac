import { style } from '@vanilla-extract/css'
import { media } from '../../theme/scale.ts'

export const panel = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  height: '100%',
  // The card around it cuts what stands out of it.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflowY: 'visible', height: 'auto' } },
})
// What keeps the place of what is read when rows above it turn out higher is the virtualizer.
export const list = style({ overflowAnchor: 'none' })
export const row = style({ display: 'flow-root' })
