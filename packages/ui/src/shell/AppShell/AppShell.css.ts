import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, margin, media, radius, sidebarWidth, space } from '../../theme/scale.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [media.sidebar]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block', minHeight: 0 },
  },
})
export const skip = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: space[2],
  left: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.ink,
  color: color.paper,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
export const sidebar = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.sidebar]: { display: 'none' } },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.print]: { display: 'block' } },
})
export const main = style({ position: 'relative', flex: 1, minWidth: 0 })
/** Hidden on a phone, whose header has no room for it. */
export const business = style({
  display: 'none',
  '@media': {
    [media.dialog]: {
      selectors: { '&:not(:empty)': { display: 'block', padding: `${space[3]} ${margin.page} 0` } },
    },
  },
})
/** As high as the field that will replace it. */
export const businessRow = style({
  height: '2.25rem',
  '@media': { [media.coarse]: { height: '2.75rem' } },
})

// A page as last seen, until there is something newer: dimmed, and labelled as such when it lasts.
globalStyle('[data-last-seen] > *', { opacity: 0.8 })
globalStyle('[data-last-seen]::after', {
  content: 'attr(data-last-seen)',
  position: 'fixed',
  zIndex: layer.toast,
  bottom: space[4],
  left: '50%',
  translate: '-50% 0',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.full,
  fontSize: fontSize.tiny,
  color: color.ink,
  background: color.accentSoft,
  '@media': { [media.print]: { display: 'none' } },
})
