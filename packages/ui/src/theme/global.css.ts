import { globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import './fonts.css.ts'
import { fontFamily, fontSize, headerRoom, media, space } from './scale.ts'
import './theme.css.ts'
import './conditions.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0, padding: 0 })

globalStyle('html', {
  fontFamily: fontFamily.text,
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  scrollPaddingTop: headerRoom,
  WebkitFontSmoothing: 'antialiased',
  '@media': { [media.largeLetters]: { scrollPaddingTop: space[2] } },
})
// Even the shortest animation would paint its element as invisible once, when it opens.
globalStyle('[data-entering], [data-entering] *, [data-exiting], [data-exiting] *', {
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
})

globalStyle('body', {
  minHeight: '100dvh',
  fontSize: fontSize.body,
  color: color.ink,
  background: color.paper,
  overflowWrap: 'break-word',
  '@media': { [media.largeLetters]: { hyphens: 'auto' } },
})

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('svg', { flexShrink: 0 })
globalStyle('.lucide', { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
globalStyle('time, table', { fontVariantNumeric: 'tabular-nums' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::placeholder', { color: color.muted, opacity: 1 })
globalStyle('::selection', { background: color.accentSoft, color: color.ink })

globalStyle(':focus-visible', {
  outline: `2px solid ${color.accentText}`,
  outlineOffset: '2px',
})
// Focus moved by the program (page change) is announced, not drawn.
globalStyle('h1:focus, main:focus', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // However short, it would be a transition of every property of every element.
      transition: 'none !important',
    },
  },
})
