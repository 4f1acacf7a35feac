import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { media, space } from '../../theme/scale.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const documents = style({ display: 'grid' })
globalStyle(`${documents} > li`, { paddingBlock: space[3] })
globalStyle(`${documents} > li + li`, { borderTop: `1px solid ${color.line}` })
