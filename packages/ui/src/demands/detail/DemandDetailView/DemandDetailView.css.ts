import { style } from '@vanilla-extract/css'
import { media, space } from '../../../theme/scale.ts'

/** In the order in which a phone shows them: date, history, conversation, facts. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19.75rem',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: "'timeline timeline' 'main date' 'main facts'",
  gap: `${space[4]} ${space[7]}`,
  alignItems: 'start',
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: "'date' 'timeline' 'main' 'facts'",
    },
    // The conversation fills the following pages.
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: "'timeline' 'date' 'facts' 'main'",
    },
  },
})
export const date = style({ gridArea: 'date', minWidth: 0 })
export const timeline = style({ gridArea: 'timeline', minWidth: 0 })
export const main = style({ gridArea: 'main', minWidth: 0 })
export const facts = style({ gridArea: 'facts', display: 'grid', gap: space[4], minWidth: 0 })
