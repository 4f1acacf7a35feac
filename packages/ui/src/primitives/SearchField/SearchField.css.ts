import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'

export const box = style({ position: 'relative' })
export const input = style({
  paddingInline: '2.375rem',
  textOverflow: 'ellipsis',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
})
export const icon = style({
  position: 'absolute',
  top: '50%',
  left: '0.75rem',
  translate: '0 -50%',
  color: color.muted,
  pointerEvents: 'none',
  selectors: { '.lucide&': { width: '1rem', height: '1rem' } },
})
export const clear = style({ position: 'absolute', top: '50%', right: '2px', translate: '0 -50%' })
