import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const head = style({ padding: `${space[4]} ${space[5]} 0` })
export const heading = style({ fontSize: fontSize.heading, fontWeight: 600, color: color.muted })
export const list = style({ display: 'grid' })
export const task = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [media.filter]: { gridTemplateColumns: '2rem minmax(0, 1fr)' },
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const place = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  border: `1px solid ${color.lineStrong}`,
  fontSize: fontSize.secondary,
  fontWeight: 600,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const first = style([
  place,
  { background: color.turnSoft, borderColor: color.turnSoft, color: color.turn },
])
export const title = style({ lineHeight: 1.4, overflowWrap: 'anywhere' })
export const verb = style({ color: color.muted })
export const name = style({ fontWeight: 600 })
export const reason = style({
  fontSize: fontSize.secondary,
  lineHeight: 1.4,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const waits = style({ color: color.turn, fontWeight: 600 })
export const action = style({
  '@media': {
    [media.filter]: { gridColumn: 2, justifySelf: 'start' },
    [media.largeLetters]: { gridColumn: 1 },
  },
})
export const none = style({ padding: `${space[3]} ${space[5]} ${space[5]}`, color: color.muted })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[1],
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  background: color.sunk,
  borderRadius: '0 0 10px 10px',
  fontSize: fontSize.secondary,
  color: color.muted,
})
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] })
