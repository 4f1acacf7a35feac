import { styleVariants } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const gap = styleVariants(space, (size) => ({ gap: size }))
export const stack = styleVariants({
  stretch: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  start: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
  },
})
export const inline = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    between: 'space-between',
  } as const,
  (justifyContent) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent,
    minWidth: 0,
  }),
)
const below = {
  [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}
const columnsOf = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  alignItems: 'start',
  '@media': below,
})
export const columns = styleVariants({
  2: columnsOf(2),
  3: columnsOf(3),
  /** The page and its side column. */
  main: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(16rem, 1fr)',
    alignItems: 'start',
    '@media': below,
  },
})
