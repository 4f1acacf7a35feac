import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative' })
export const input = style({
  paddingRight: '3rem',
  selectors: { '&::-ms-reveal': { display: 'none' } },
})
export const toggle = style({ position: 'absolute', insetBlock: 0, right: '2px', height: '100%' })
