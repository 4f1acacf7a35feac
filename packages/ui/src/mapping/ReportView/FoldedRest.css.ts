import { style } from '@vanilla-extract/css'
import { media, space } from '../../theme/scale.ts'

export const fold = style({
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
})
export const content = style({ padding: space[4] })
