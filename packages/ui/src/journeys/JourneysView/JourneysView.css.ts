import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { color } from '../../theme/contract.css.ts'
import { fontSize, radius, space } from '../../theme/scale.ts'

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const input = style([visuallyHidden])
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.5rem',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  fontSize: fontSize.secondary,
  cursor: 'pointer',
  selectors: {
    [`&:has(${input}:checked)`]: {
      borderColor: color.accentText,
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: 600,
    },
    [`&:has(${input}:focus-visible)`]: {
      outline: `2px solid ${color.accentText}`,
      outlineOffset: '2px',
    },
  },
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: space[4],
})
