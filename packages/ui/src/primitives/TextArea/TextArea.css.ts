import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'block',
  resize: 'vertical',
  minHeight: '6.5rem',
  lineHeight: 1.5,
})

/** Grows with its text between two heights. */
export const growing = style({
  resize: 'none',
  fieldSizing: 'content',
  minHeight: 0,
  overflowY: 'auto',
})

/** Without a frame: its container draws one. */
export const bare = style({
  border: 0,
  padding: 0,
  background: 'transparent',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
