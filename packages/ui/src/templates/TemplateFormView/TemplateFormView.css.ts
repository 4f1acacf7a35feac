import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, radius, space } from '../../theme/scale.ts'

export const standing = style({ display: 'grid', gap: space[2] })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2]}`,
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const percent = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  color: color.ink,
})
/** Always rendered, so that it is announced; takes up room only when it has text. */
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const heading = style({ fontSize: fontSize.lead, fontWeight: 600 })
export const pages = style({ display: 'flex', gap: space[2] })
export const segments = style({ display: 'flex', flex: '1 1 0', gap: '2px' })
export const segment = style({
  flex: '1 1 0',
  height: '0.375rem',
  borderRadius: radius.full,
  background: color.line,
  selectors: {
    '&[data-state=answered]': { background: color.accent },
    '&[data-state=current]': { boxShadow: `inset 0 0 0 1px ${color.accentText}` },
  },
})
export const ways = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
})
export const onward = style({ marginLeft: 'auto' })
export const closing = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '1.5rem',
  fontSize: fontSize.secondary,
  color: color.muted,
})
