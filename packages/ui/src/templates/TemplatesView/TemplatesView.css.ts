import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, margin, media, motion, radius, space } from '../../theme/scale.ts'

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  padding: margin.card,
  borderRadius: radius.card,
  background: color.sunk,
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
export const step = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[3] })
export const number = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  lineHeight: 1.1,
  color: color.accentText,
})
export const stepTitle = style({ fontWeight: 600 })
export const text = style({ fontSize: fontSize.secondary, color: color.muted })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[4],
})
export const old = style({ opacity: 0.6, transition: `opacity ${motion.fast}` })
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[2],
  height: '100%',
  padding: margin.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  transition: `border-color ${motion.fast}`,
  '@media': { [media.hover]: { ':hover': { borderColor: color.lineStrong } } },
})
export const name = style({ fontSize: fontSize.lead, fontWeight: 600, overflowWrap: 'anywhere' })
/** The whole card can be pressed. */
export const link = style({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  },
})
/** Its beginning: the full text is on the template's page. */
export const about = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  alignSelf: 'start',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: color.muted,
  '@media': { [media.largeLetters]: { display: 'block' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  marginTop: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const draft = style({ fontWeight: 600, color: color.accentText })
export const more = style({ display: 'grid', justifyItems: 'center' })
