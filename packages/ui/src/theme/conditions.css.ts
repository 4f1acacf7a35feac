import { globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { media } from './scale.ts'

// Where the system overrides colours, everything marked as selected also looks selected.
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
// An icon with its own colour would only be visible on the page's background.
globalStyle(`${chosen} svg`, {
  '@media': { [media.forcedColors]: { color: 'inherit !important' } },
})
// The firm's accent is not one of the system's colour pairs: on a selected element the ring takes the
// text colour.
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

// prefers-contrast: more. No muted text, and visible borders. `:root` is repeated to outweigh both
// colour schemes.
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

// In print: ink on white, whole words, no short part split across pages, and the targets of links; no
// navigation, and nothing that narrows the page.
globalStyle('html, body', { '@media': { [media.print]: { background: 'none', minHeight: 0 } } })
globalStyle('nav, search, [role=tablist]', {
  '@media': { [media.print]: { display: 'none !important' } },
})
globalStyle('h1, h2, h3', { '@media': { [media.print]: { breakAfter: 'avoid' } } })
globalStyle('li, tr, dl > div', { '@media': { [media.print]: { breakInside: 'avoid' } } })
globalStyle('main a[href^="http"]::after', {
  // Of a link that covers its card, too: there it would lie on the text.
  '@media': {
    [media.print]: {
      content: '" (" attr(href) ")"',
      fontWeight: 400,
      position: 'static',
      overflowWrap: 'anywhere',
    },
  },
})
