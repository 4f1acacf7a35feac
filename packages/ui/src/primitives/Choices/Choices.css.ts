import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const choices = style({ display: 'grid', justifyItems: 'start' })
export const look = styleVariants({
  plain: { display: 'grid' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: space[3],
    width: '100%',
    paddingTop: space[1],
  },
})
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[1],
  fontSize: fontSize.secondary,
  lineHeight: '1.25rem',
  cursor: 'pointer',
  selectors: { '&:has([aria-disabled="true"])': { cursor: 'default', color: color.muted } },
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
})
export const card = style([
  row,
  {
    padding: space[4],
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.card,
    background: color.surface,
    selectors: {
      '&:has(:checked)': {
        borderColor: color.accentText,
        background: color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${color.accentText}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.coarse]: { padding: space[4] },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  },
])
export const radio = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  accentColor: color.accentText,
  cursor: 'inherit',
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.6 },
    [`${card} &:focus-visible`]: { outline: 'none' },
  },
})
export const words = style({
  display: 'grid',
  gap: '0.125rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const note = style({ fontSize: fontSize.heading, color: color.muted })
