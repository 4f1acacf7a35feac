import { style } from '@vanilla-extract/css'
import { headHeight } from '../../primitives/Dialog/Dialog.css.ts'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const tools = style({
  position: 'sticky',
  top: headHeight,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[2],
  fontSize: fontSize.secondary,
  background: color.surface,
  '@media': { [media.largeLetters]: { position: 'static' } },
})

export const group = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' })

/** As wide as any: the buttons stay where they are pressed. */
export const zoom = style({ minWidth: '5ch', textAlign: 'center' })

export const stage = style({ overflowX: 'auto', outlineOffset: '-2px' })

export const page = style({
  display: 'block',
  marginInline: 'auto',
  border: `1px solid ${color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
