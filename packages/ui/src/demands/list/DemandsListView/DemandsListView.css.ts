import { style } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { fontSize, media, space } from '../../../theme/scale.ts'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const hint = style({ fontSize: fontSize.secondary, color: color.muted })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.sideBySide]: {
      gridTemplateColumns: 'repeat(5, minmax(10.5rem, 1fr))',
      // What the header, the title and the filters leave of the screen.
      height: 'max(26rem, calc(100dvh - 22.5rem))',
      // The shadow of the cards must not be clipped where the columns scroll sideways.
      margin: `-${space[1]}`,
      padding: space[1],
      overflowX: 'auto',
    },
  },
})
