import { globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { media } from './scale.ts'

// Where the system takes the colours away, whatever says that it is chosen looks chosen.
const chosen =
  ':is([role="tab"][aria-selected="true"], [aria-pressed="true"], a[aria-current]:not([aria-current="false"]))'
globalStyle(chosen, {
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
})
// An icon with a colour of its own would be seen on the page's ground alone.
globalStyle(`${chosen} svg`, {
  '@media': { [media.forcedColors]: { color: 'inherit !important' } },
})
// The firm's accent is not one of the system's pairs: on what is chosen the ring is of the ink.
globalStyle(`${chosen}:focus-visible`, {
  '@media': {
    [media.forcedColors]: {
      outline: '2px solid HighlightText !important',
      outlineOffset: '-4px !important',
    },
  },
})
const chosenLabel = 'label:has(> input[type="radio"]:checked)'
globalStyle(chosenLabel, {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
globalStyle(`${chosenLabel}:has(:focus-visible)`, {
  '@media': { [media.forcedColors]: { outlineWidth: '3px', outlineOffset: '2px' } },
})

// Who asks for more contrast: no muted text, and edges that are seen. Written thrice, so that it wins
// over both schemes.
globalStyle(':root:root:root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.muted]: color.ink,
        [color.line]: color.lineControl,
        [color.lineStrong]: color.ink,
        [color.lineControl]: color.ink,
      },
    },
  },
})

// On paper: ink on white, whole words, no short part cut in two, and where a link leads; nothing that leads
// about a page or narrows it.
globalStyle('html, body', { '@media': { [media.print]: { background: 'none', minHeight: 0 } } })
globalStyle('nav, search, [role=tablist]', {
  '@media': { [media.print]: { display: 'none !important' } },
})
globalStyle('h1, h2, h3', { '@media': { [media.print]: { breakAfter: 'avoid' } } })
globalStyle('li, tr, dl > div', { '@media': { [media.print]: { breakInside: 'avoid' } } })
globalStyle('main a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontWeight: 400 } },
})
