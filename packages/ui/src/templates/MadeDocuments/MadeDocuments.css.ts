import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { margin, media, space } from '../../theme/scale.ts'

export const documents = style({ display: 'grid' })
globalStyle(`${documents} > li`, { paddingBlock: space[3] })
globalStyle(`${documents} > li + li`, { borderTop: `1px solid ${color.line}` })
/** As wide as a page, below the notice in place of one. */
export const below = style({
  padding: `0 ${space[9]} ${space[16]}`,
  '@media': {
    [media.sidebar]: { padding: `0 ${space[6]} ${space[12]}` },
    [media.dialog]: { padding: `0 ${margin.page} ${space[12]}` },
  },
})
