import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../../theme/scale.ts'

export const column = style({
  display: 'grid',
  gap: '0.125rem',
  '@media': { [media.filter]: { display: 'none' } },
})

export const dropdown = style({
  display: 'none',
  '@media': { [media.filter]: { display: 'block' } },
})

export const legend = style([visuallyHidden])
export const input = style([visuallyHidden])

export const option = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '2.5rem',
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: fontSize.body,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    [`&:has(${input}:checked)`]: {
      borderColor: color.lineStrong,
      background: color.surface,
      color: color.ink,
      fontWeight: 500,
    },
    [`&:has(${input}:focus-visible)`]: {
      outline: `2px solid ${color.accentText}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.hover]: { ':hover': { color: color.ink } } },
})

export const count = style({
  color: color.ink,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
