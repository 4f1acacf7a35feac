import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'
import { fontSize, media, radius, space } from '../theme/scale.ts'

export const event = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 })
const inks = {
  none: { color: color.muted },
  low: { color: color.success },
  medium: { color: color.pending },
  high: { color: color.danger },
} as const
export const sign = styleVariants(inks, (ink) => ({
  ...ink,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.75rem',
  height: '1.75rem',
  border: '2px solid currentColor',
  borderRadius: radius.full,
  fontSize: fontSize.heading,
  fontWeight: 700,
}))
export const name = style({ overflowWrap: 'anywhere' })
const levelTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.full,
  fontSize: fontSize.heading,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const level = styleVariants({
  low: [levelTag, { color: color.success, background: color.successSoft }],
  medium: [levelTag, { color: color.pending, background: color.pendingSoft }],
  high: [levelTag, { color: color.danger, background: color.dangerSoft }],
})
export const levelIcon = style({ selectors: { '.lucide&': { width: '1rem', height: '1rem' } } })
// Beside its name on a card it would be as narrow as its figures.
export const counts = style({
  minWidth: '5rem',
  '@media': { [media.dialog]: { textAlign: 'end' } },
})
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'baseline',
  paddingBlockStart: space[4],
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.secondary,
  overflowWrap: 'anywhere',
  // Beside a level no word would fit unbroken.
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const legendNames = style({ fontWeight: 600 })
export const questions = style({ display: 'grid', gap: space[6] })
/** The table's card; on a phone the events are cards themselves, which are not nested. */
export const events = style({
  '@media': { [media.dialog]: { border: 'none', background: 'none', boxShadow: 'none' } },
})
export const progress = style({
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.dialog]: { padding: `0 0 ${space[4]}` } },
})
