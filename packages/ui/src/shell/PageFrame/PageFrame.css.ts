import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, margin, media, radius, space } from '../../theme/scale.ts'

export const frame = style({
  position: 'relative',
  minHeight: '100%',
  padding: `${space[9]} ${space[9]} ${space[16]}`,
  '@media': {
    [media.sidebar]: { padding: `${space[7]} ${space[6]} ${space[12]}` },
    [media.dialog]: { padding: `${space[5]} ${margin.page} ${space[12]}` },
    // A printed page has its own margins.
    [media.print]: { padding: 0 },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[6],
  '@media': { [media.dialog]: { marginBottom: space[5] } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minWidth: 0,
  flex: '1 1 20rem',
})
export const title = style({
  fontFamily: fontFamily.title,
  fontWeight: 600,
  lineHeight: 1.18,
  letterSpacing: '-0.005em',
  overflowWrap: 'anywhere',
})
export const size = styleVariants({
  page: { fontSize: fontSize.title },
  detail: { fontSize: fontSize.titleDetail },
})
export const rename = style({
  display: 'inline',
  padding: 0,
  fontFamily: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'left',
  borderRadius: radius.small,
  '@media': {
    [media.hover]: {
      ':hover': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textDecorationColor: color.lineStrong,
        textUnderlineOffset: '0.18em',
      },
    },
  },
})
export const pencil = style({
  display: 'inline-block',
  marginLeft: space[2],
  verticalAlign: '-0.05em',
  color: color.muted,
})
export const subtitle = style({ fontSize: '1rem', color: color.muted, textWrap: 'pretty' })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[2],
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.dialog]: { flexBasis: '100%' } },
})
// Where several do not fit side by side, they end where their neighbours end.
globalStyle(`${actions} > :not(:only-child)`, { '@media': { [media.dialog]: { flexGrow: 1 } } })
