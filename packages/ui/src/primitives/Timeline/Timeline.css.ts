import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../theme/scale.ts'

export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  gap: space[3],
  position: 'relative',
  paddingBottom: space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: '0.3125rem',
      top: '1rem',
      bottom: '-0.25rem',
      width: '2px',
      background: color.line,
    },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const dot = style({
  width: '0.75rem',
  height: '0.75rem',
  marginTop: '0.3125rem',
  borderRadius: '50%',
})
export const body = style({ display: 'grid', gap: space[1], minWidth: 0 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const date = style({ fontSize: fontSize.heading, color: color.muted })
