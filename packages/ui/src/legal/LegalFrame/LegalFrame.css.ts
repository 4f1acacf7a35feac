import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, layer, margin, media, radius, space } from '../../theme/scale.ts'

const width = '75rem'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { [media.print]: { display: 'block', minHeight: 0 } },
})
export const skip = style({
  position: 'absolute',
  top: space[2],
  left: space[2],
  zIndex: layer.overlay,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
})
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  borderBottom: `1px solid ${color.line}`,
  background: color.paper,
  '@media': { print: { position: 'static' }, [media.largeLetters]: { position: 'static' } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: '100%',
  maxWidth: width,
  minHeight: '4.25rem',
  marginInline: 'auto',
  padding: `${space[3]} ${space[9]}`,
  '@media': {
    [media.sidebar]: { paddingInline: space[6] },
    [media.dialog]: { paddingInline: margin.page },
    [media.print]: { paddingInline: 0 },
  },
})
export const main = style({ flex: 1, width: '100%', maxWidth: width, marginInline: 'auto' })
export const footer = style({
  borderTop: `1px solid ${color.line}`,
  background: color.sunk,
  '@media': { print: { display: 'none' } },
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: `${space[5]} ${space[9]}`,
  fontSize: fontSize.secondary,
  '@media': {
    [media.sidebar]: { paddingInline: space[6] },
    [media.dialog]: { paddingInline: margin.page },
  },
})
export const link = style({
  selectors: { '&[aria-current="page"]': { fontWeight: 600, color: color.accentText } },
})
