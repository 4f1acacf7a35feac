import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const tree = style({ display: 'grid', gap: '1px', outline: 'none' })

export const item = style({
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-hovered]': { background: color.sunk },
    '&[data-selected]': { background: color.accentSoft, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.5rem',
  paddingInlineEnd: space[3],
})

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.muted,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.accentText}` },
  },
})

export const toggleOpen = style({ rotate: '90deg' })

/** Names are aligned, whether or not they have children. */
export const leaf = style({ flex: 'none', width: '2rem' })

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ flex: 'none', color: color.muted, fontSize: fontSize.secondary })
