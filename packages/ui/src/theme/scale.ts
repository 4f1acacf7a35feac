/** Distances on the 4-px grid, in rem so that they grow with the reader's text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const

/** Width of the column beside every page, where there is room for one. */
export const sidebarWidth = '14.75rem'

/** Margin around a page and padding of a card, on a phone: larger letters take no room from the text. */
export const margin = { page: 'min(1rem, 4.5vw)', card: 'min(1.25rem, 5.6vw)' } as const

export const radius = { card: '10px', control: '8px', small: '6px', full: '999px' } as const

export const fontFamily = {
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  title: "'Source Serif 4', 'Source Serif Fallback', Georgia, serif",
} as const

/** Type sizes; the comment gives pixels at the browser's default. */
export const fontSize = {
  /** 12 */
  tiny: '0.75rem',
  /** 13: card headings */
  heading: '0.8125rem',
  /** 13.5 */
  secondary: '0.84375rem',
  /** 15 */
  body: '0.9375rem',
  /** 17 */
  lead: '1.0625rem',
  /** 24 to 33 with the viewport */
  title: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.0625rem)',
  /** 24 to 29 */
  titleDetail: 'clamp(1.5rem, 1.32rem + 0.8vw, 1.8125rem)',
  /** 22 to 26: the one large figure of a card */
  figure: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)',
} as const

/** Layout breakpoints in CSS pixels at the browser's default text size. */
export const breakpoint = { filter: 576, dialog: 600, columns: 960, sidebar: 1107 } as const

// In em: readers with larger letters get the layout of a narrower screen.
const toEm = (pixels: number) => `${pixels / 16}em`
const upTo = (pixels: number) => `screen and (max-width: ${toEm(pixels)})`

export const media = {
  /** Status filter becomes a drop-down. */
  filter: upTo(breakpoint.filter),
  /** Dialogs take the full width. */
  dialog: upTo(breakpoint.dialog),
  /** Columns stack. */
  columns: upTo(breakpoint.columns),
  /** Columns are side by side. */
  sideBySide: `screen and (width > ${toEm(breakpoint.columns)})`,
  /** The sidebar becomes a drawer. */
  sidebar: upTo(breakpoint.sidebar),
  /** Letters twice as large on a phone: words may break that otherwise never do. */
  largeLetters: '(max-width: 15em)',
  /** A phone on its side: every line that stays in view takes one from the content. */
  low: 'screen and (max-height: 30em)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  print: 'print',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

export const motion = { fast: '120ms ease-out', normal: '180ms ease-out' } as const

/** Height at the top of the window that the sticky header may cover. */
export const headerRoom = '5.5rem'

/** Maximum width of a panel beside its trigger. */
export const panelRoom = 'calc(100vw - 1rem)'

/** Stacking order, lowest first. */
export const layer = { sticky: 10, drawer: 30, overlay: 40, popover: 50, toast: 60 } as const
