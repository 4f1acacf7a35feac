import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius } from '../../theme/scale.ts'

export const row = style({ display: 'flex', marginLeft: '-0.375rem' })

export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.control,
  color: color.lineControl,
  cursor: 'pointer',
  selectors: {
    '&[data-filled]': { color: color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accentText}`, outlineOffset: '-4px' },
  },
})
export const icon = style({
  gridArea: '1 / 1',
  selectors: {
    '.lucide&': { width: '1.75rem', height: '1.75rem', strokeWidth: 1.5 },
    [`${star}[data-filled] &`]: { fill: 'currentColor' },
  },
})
export const input = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: '100%',
  height: '100%',
  cursor: 'pointer',
  outline: 'none',
})
