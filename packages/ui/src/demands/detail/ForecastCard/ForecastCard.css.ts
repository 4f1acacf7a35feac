import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontFamily, fontSize, media, space } from '../../../theme/scale.ts'

export const figure = style({
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.figure,
  lineHeight: 1.2,
})
export const relative = style({
  marginTop: '0.125rem',
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const overdue = style({ color: color.danger, fontWeight: 600 })
export const strip = style({ marginTop: space[3] })
export const notes = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[4],
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  lineHeight: 1.4,
})
export const icon = style({
  selectors: { '.lucide&': { width: '1rem', height: '1rem', marginTop: '0.0625rem' } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  width: 'fit-content',
  minHeight: '2.25rem',
  marginBottom: `calc(-1 * ${space[2]})`,
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.accentText,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { marginBottom: 0 },
  },
  // What is collapsed stays collapsed in print.
  '@media': { [media.print]: { selectors: { 'details:not([open]) > &': { display: 'none' } } } },
})
export const chevron = style({
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})
