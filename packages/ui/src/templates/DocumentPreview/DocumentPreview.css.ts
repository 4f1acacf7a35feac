import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const frame = style({
  padding: `0 ${space[6]} ${space[6]}`,
  borderRadius: radius.card,
  background: color.sunk,
  '@media': {
    [media.dialog]: { padding: `0 ${space[3]} ${space[3]}` },
    [media.print]: { padding: 0, background: 'none' },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const title = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const sign = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const signHere = style({
  width: '0.875rem',
  height: '0.625rem',
  border: `1px solid ${color.accentText}`,
  borderRadius: '3px',
  background: color.accentSoft,
})
export const signBlank = style({ width: '1.25rem', borderTop: `1px solid ${color.muted}` })
export const paper = style({
  position: 'relative',
  maxHeight: 'calc(100dvh - 18rem)',
  minHeight: '20rem',
  overflowY: 'auto',
  padding: `${space[12]} ${space[12]} ${space[10]}`,
  border: `1px solid ${color.line}`,
  background: color.surface,
  boxShadow: color.shadow,
  overflowWrap: 'break-word',
  '@media': {
    [media.dialog]: { padding: `${space[6]} ${space[5]}` },
    [media.print]: {
      maxHeight: 'none',
      minHeight: 0,
      overflow: 'visible',
      padding: 0,
      border: 'none',
      boxShadow: 'none',
    },
  },
})
globalStyle(`${paper} :is(p, ul, ol, table)`, { marginBottom: space[3], lineHeight: 1.6 })
globalStyle(`${paper} :is(ul, ol)`, { paddingLeft: space[6] })
globalStyle(`${paper} ul`, { listStyle: 'disc' })
globalStyle(`${paper} ol`, { listStyle: 'decimal' })
globalStyle(`${paper} li`, { marginBottom: space[1] })
globalStyle(`${paper} :is(strong, b)`, { fontWeight: 600 })
globalStyle(`${paper} table`, { width: '100%', borderCollapse: 'collapse' })
globalStyle(`${paper} :is(td, th)`, {
  padding: space[2],
  border: `1px solid ${color.line}`,
  textAlign: 'left',
})
globalStyle(`${paper} h2`, {
  marginBottom: space[5],
  fontFamily: fontFamily.title,
  fontSize: fontSize.lead,
  fontWeight: 600,
  textAlign: 'center',
  textTransform: 'uppercase',
})
globalStyle(`${paper} :is(h3, h4)`, {
  marginTop: space[5],
  marginBottom: space[1],
  fontWeight: 600,
})
export const answer = style({
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: '0.25em',
  whiteSpace: 'pre-line',
})
export const blank = style({ color: color.muted })
export const here = style({
  paddingInline: space[1],
  borderRadius: radius.small,
  background: color.accentSoft,
  boxShadow: `0 0 0 1px ${color.accentText}`,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background ${motion.fast}`,
  '@media': { [media.print]: { padding: 0, background: 'none', boxShadow: 'none' } },
})
export const beyond = style({ paddingTop: space[3], fontSize: fontSize.secondary })
