import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { headerRoom, layer, margin, media, space } from '../../theme/scale.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '4.375rem',
  padding: `${space[2]} ${space[9]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': {
    [media.sidebar]: { paddingInline: space[6] },
    [media.dialog]: {
      flexWrap: 'wrap',
      gap: space[2],
      minHeight: '3.75rem',
      paddingInline: margin.page,
    },
    // In two rows it would cover a third of the window.
    [media.largeLetters]: { position: 'static' },
  },
})
/** While the header stays at the top, a focused control in it would scroll the page by the room kept for it. */
globalStyle(`${header} *`, {
  scrollMarginTop: `-${headerRoom}`,
  '@media': { [media.largeLetters]: { scrollMarginTop: 0 } },
})

export const side = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })
export const toggle = style({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  marginLeft: `-${space[2]}`,
  '@media': { [media.sidebar]: { display: 'flex' } },
})
export const business = style({
  minWidth: 0,
  maxWidth: '24rem',
  '@media': { [media.dialog]: { display: 'none' } },
})
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.dialog]: { gap: space[1] } },
})
export const create = style({ '@media': { [media.dialog]: { padding: 0, width: '2.5rem' } } })
export const createText = style({
  '@media': {
    [media.dialog]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
