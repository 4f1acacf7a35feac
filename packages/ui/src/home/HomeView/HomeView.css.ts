import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontFamily, fontSize, media, space } from '../../theme/scale.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

export const title = style({
  fontFamily: fontFamily.title,
  fontSize: fontSize.title,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
})
export const welcome = style({
  marginTop: space[2],
  fontSize: fontSize.lead,
  color: color.muted,
  textWrap: 'pretty',
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const demands = style({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.columns]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)', gap: space[4] },
    [media.filter]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
})

export const filterSkeleton = style({ display: 'grid', gap: space[2] })
