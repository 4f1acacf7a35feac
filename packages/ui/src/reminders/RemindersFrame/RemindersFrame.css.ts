import { style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { fontSize, media, space } from '../../theme/scale.ts'

export const page = style({ display: 'flex', flexDirection: 'column' })
/** On a phone what is due comes first, and what reminders are comes last. */
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space[2]} ${space[8]}`,
  marginBottom: space[6],
  '@media': { [media.dialog]: { order: 1, margin: `${space[6]} 0 0` } },
  color: color.muted,
  fontSize: fontSize.secondary,
})
