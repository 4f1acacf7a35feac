import { globalFontFace } from '@vanilla-extract/css'

// Latin subsets only. The fallbacks have the metrics of the real fonts (measured on pt-BR text against
// Arial and Times New Roman Bold). A page that preloads the files paints with them; if they arrive too
// late, they are used from the next page on: with `swap`, text would move under the reader on a machine
// without those two fonts.

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
})

globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '99.8%',
  ascentOverride: '95.2%',
  descentOverride: '25.1%',
  lineGapOverride: '0%',
})

// Quoted: a family name containing a number is not an identifier.
globalFontFace("'Source Serif 4'", {
  src: "url('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2') format('woff2')",
  fontWeight: 600,
  fontStyle: 'normal',
  fontDisplay: 'optional',
})

globalFontFace('Source Serif Fallback', {
  src: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
  fontWeight: 600,
  sizeAdjust: '112.8%',
  ascentOverride: '91.8%',
  descentOverride: '29.7%',
  lineGapOverride: '0%',
})
