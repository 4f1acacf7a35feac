import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, margin, media, radius, space } from '../../theme/scale.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(22rem, 5fr) 7fr',
  minHeight: '100dvh',
  '@media': { [media.columns]: { gridTemplateColumns: '1fr' } },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  padding: space[12],
  background: color.sunk,
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.columns]: { display: 'none' } },
})
export const panelTitle = style({
  marginTop: space[6],
  fontFamily: fontFamily.title,
  fontSize: fontSize.title,
  fontWeight: 600,
  lineHeight: 1.2,
  maxWidth: '22ch',
  textWrap: 'balance',
})
export const panelText = style({ maxWidth: '42ch', color: color.muted })
export const page = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[6]} ${space[9]}`,
  '@media': { [media.columns]: { padding: margin.page } },
})
export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.lead,
  lineHeight: 1.15,
})
/** Below a wide logo on a phone. */
export const firmName = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' })
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  fontSize: fontSize.secondary,
})
export const main = style({
  flex: 1,
  display: 'grid',
  // From the top, not centred: an error below a field moves nothing above it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'start center',
  padding: `clamp(${space[4]}, 15dvh, 10rem) ${margin.page} ${space[16]}`,
  // On a phone the question about cookies covers a third of the window, and not what sends the form.
  '@media': { [media.dialog]: { paddingTop: space[2] } },
})
export const card = style({
  width: '100%',
  maxWidth: '26rem',
  padding: space[8],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadow,
  '@media': { [media.dialog]: { padding: margin.card } },
})
export const title = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  lineHeight: 1.2,
})
export const text = style({ marginTop: space[2], color: color.muted, textWrap: 'balance' })
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginTop: space[6],
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.secondary,
})
/** A link as high as the checkbox beside it. */
export const besideCheckbox = style({
  display: 'inline-flex',
  paddingBlock: space[1],
  lineHeight: '1.25rem',
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
})
/** A button without a border is aligned with the fields by its text. */
export const flush = style({ marginLeft: `-${space[4]}` })
export const banner = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  // On narrow screens the toast covers the top of the page.
  scrollMarginBlock: '6rem',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.dangerSoft,
  color: color.danger,
})
