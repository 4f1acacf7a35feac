import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { radius, space } from '../../theme/scale.ts'

const sweep = keyframes({ from: { left: 0, right: '75%' }, to: { left: '75%', right: 0 } })

/** The old rows stay readable while the new ones are loading; a line above them moves. */
export const old = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    top: 0,
    height: '2px',
    borderRadius: radius.full,
    background: color.accentText,
    animation: `${sweep} 900ms ease-in-out infinite alternate`,
  },
})
export const row = style({
  padding: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
export const skeleton = style([row, { display: 'grid', gap: space[2] }])
export const pages = style({ marginTop: space[5] })
