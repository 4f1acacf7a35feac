import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, space } from '../../theme/scale.ts'

export const carousel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

/** All slides are in one grid cell: the highest one sets the height, and nothing moves when they change. */
export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const slide = style({ gridArea: '1 / 1', minWidth: 0 })
export const hidden = style({ visibility: 'hidden' })

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: '50%',
      border: `1px solid ${color.lineControl}`,
    },
    '&[aria-current=true]::before': { background: color.accentText, borderColor: color.accentText },
  },
  '@media': {
    [media.coarse]: { width: '2.25rem', height: '2.75rem' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current=true]::before': { background: 'Highlight' } },
    },
  },
})
