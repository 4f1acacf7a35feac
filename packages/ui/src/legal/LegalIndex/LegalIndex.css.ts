import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, motion, radius, space } from '../../theme/scale.ts'

export const side = style({
  position: 'sticky',
  top: '5.5rem',
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
  '@media': {
    [media.columns]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const heading = style({
  marginBottom: space[2],
  paddingLeft: space[3],
  fontSize: fontSize.heading,
  fontWeight: 600,
  color: color.muted,
})
export const entry = style({
  display: 'flex',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  fontSize: fontSize.secondary,
  transition: `background ${motion.fast}`,
  '@media': {
    [media.hover]: { ':hover': { background: color.sunk } },
    [media.columns]: { paddingBlock: space[2] },
  },
})
export const number = style({
  minWidth: '1.25rem',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const fold = style({
  display: 'none',
  '@media': { [media.columns]: { display: 'block' }, print: { display: 'none' } },
})
export const foldList = style({ padding: `0 ${space[1]} ${space[3]}` })
