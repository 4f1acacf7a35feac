import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { aboveBanner, besideSidebar } from '../../theme/root-class.css.ts'
import { layer, media, radius, sidebarWidth, space } from '../../theme/scale.ts'

export const banner = style({
  position: 'fixed',
  zIndex: layer.drawer,
  insetInline: space[4],
  bottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  maxWidth: '56rem',
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: color.shadow,
  '@media': {
    // It would cover what is being filled in: it stands at the end of the page.
    [media.low]: { position: 'static', margin: space[4] },
    [media.print]: { display: 'none' },
  },
})
export const text = style({ flex: '1 1 18rem' })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.filter]: { flex: '1 1 100%', justifyContent: 'stretch' } },
})
export const button = style({ '@media': { [media.filter]: { flex: 1 } } })
/** As much room below the page as the banner covers. */
export const room = style({ height: 'var(--covered)' })
// A focused element is not left beneath the banner, and what sticks to the bottom of the window stays above it.
globalStyle(`.${aboveBanner}`, {
  vars: { '--covered': '8rem' },
  scrollPaddingBottom: 'var(--covered)',
  '@media': {
    [media.filter]: { vars: { '--covered': '12rem' } },
    [media.low]: { vars: { '--covered': '0px' } },
  },
})
// Beside the sidebar, not over its edge.
globalStyle(`.${besideSidebar} ${banner}`, {
  insetInlineStart: `calc(${sidebarWidth} + ${space[9]})`,
  '@media': {
    [media.low]: { marginInlineStart: `calc(${sidebarWidth} + ${space[9]})` },
    [media.sidebar]: { insetInlineStart: space[4], marginInlineStart: space[4] },
  },
})
