import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, motion, space } from '../../theme/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  borderBottom: `1px solid ${color.line}`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: color.muted,
  transition: `color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[aria-selected="true"]': {
      color: color.ink,
      fontWeight: 600,
      borderBottomColor: color.accentText,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { ':hover': { color: color.ink } } },
})

export const panel = style({
  paddingTop: space[5],
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
})
