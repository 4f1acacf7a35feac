import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import {
  fontFamily,
  fontSize,
  layer,
  margin,
  media,
  motion,
  radius,
  space,
} from '../../theme/scale.ts'
import { fadeIn, fadeOut } from '../Overlay/Overlay.css.ts'

/** Height of the head of a dialog that fills the window: what stays in view begins under it. */
export const headHeight = createVar()

/** What React Aria measures without the keyboard of a phone. */
const seenHeight = 'var(--visual-viewport-height, 100dvh)'

/** A phone on its side, or its keyboard: the height of the overlay, which no query of the window knows. */
const lowOverlay = '(max-height: 30em)'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } })

export const overlay = style({
  position: 'fixed',
  // The phone's keyboard covers the window: the dialog keeps to what is seen above it.
  inset: '0 0 auto',
  height: seenHeight,
  containerType: 'size',
  zIndex: layer.overlay,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  padding: space[6],
  background: color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${motion.normal}` },
    '&[data-exiting]': { animation: `${fadeOut} ${motion.normal}` },
  },
  '@media': {
    [media.low]: { padding: 0 },
    [media.dialog]: { alignItems: 'end', padding: 0 },
    // On paper it would cover every sheet.
    [media.print]: { display: 'none' },
  },
})

export const modal = style({
  display: 'flex',
  width: '100%',
  maxHeight: 'min(100%, 48rem)',
  minHeight: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: color.shadow,
  selectors: {
    '[data-entering] &': { animation: `${rise} ${motion.normal}` },
    '[data-exiting] &': { animation: `${sink} ${motion.normal}` },
  },
  '@media': {
    [media.dialog]: {
      maxWidth: 'none',
      maxHeight: `calc(${seenHeight} * 0.92)`,
      borderWidth: '1px 0 0',
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
  },
})

export const width = styleVariants({
  narrow: { maxWidth: '26rem', '@media': { [media.dialog]: { maxWidth: 'none' } } },
  /** A one-line question to answer with yes or no: 432 by 152 at the default letter size. */
  question: {
    maxWidth: '27rem',
    minHeight: '9.5rem',
    '@media': { [media.dialog]: { maxWidth: 'none' } },
  },
  normal: { maxWidth: '34rem', '@media': { [media.dialog]: { maxWidth: 'none' } } },
  full: {
    maxWidth: '84rem',
    height: '100%',
    maxHeight: '100%',
    vars: { [headHeight]: space[16] },
    '@media': {
      [media.low]: { vars: { [headHeight]: space[12] } },
      [media.dialog]: {
        maxWidth: 'none',
        height: seenHeight,
        maxHeight: seenHeight,
        borderRadius: 0,
      },
    },
  },
  wide: { maxWidth: '48rem', '@media': { [media.dialog]: { maxWidth: 'none' } } },
})

// The dialog scrolls as a whole, under its head and its actions: a scroll container that includes the
// close button can be reached by keyboard.
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  borderRadius: 'inherit',
})

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: color.surface,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[5]} ${space[3]} ${space[2]} ${space[6]}`,
  '@media': {
    [media.dialog]: { paddingLeft: margin.page },
    // Head and actions would leave only a few lines for the content.
    [media.largeLetters]: { position: 'static' },
  },
})

export const title = style({
  fontFamily: fontFamily.title,
  fontWeight: 600,
  fontSize: fontSize.figure,
  lineHeight: 1.25,
  paddingTop: '0.25rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Beside the close button an ordinary word would not fit.
  '@media': { [media.largeLetters]: { fontSize: fontSize.lead } },
})

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[2]} ${space[6]} ${space[5]}`,
  '@media': { [media.dialog]: { paddingInline: margin.page } },
})

export const actions = style({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  background: color.surface,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[4]} ${space[6]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.dialog]: {
      flexDirection: 'column-reverse',
      padding: `${space[4]} ${margin.page} max(${space[4]}, env(safe-area-inset-bottom))`,
    },
    [media.largeLetters]: { position: 'static' },
  },
})

// A button may contain a name of any length: it shows all of it, in several lines.
globalStyle(`${actions} > *`, { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' })

// Content scrolled into view, by the focus or a failure, ends up between the head and the actions.
globalStyle(`${dialog}:has(> ${actions})`, {
  scrollPaddingBlock: '4rem 5rem',
  '@media': { [media.dialog]: { scrollPaddingBottom: '9rem' } },
})

// A dialog that fills the window keeps them within reach, and is low only on a phone's side.
globalStyle(`${modal}:not(${width.full}) :is(${head}, ${actions})`, {
  '@container': { [lowOverlay]: { position: 'static' } },
})
globalStyle(`${modal}:not(${width.full}) ${dialog}:has(> ${actions})`, {
  '@container': { [lowOverlay]: { scrollPaddingBlock: space[4] } },
})

// Of a long name two lines, beside the cross: the head is as high for every one.
globalStyle(`${width.full} ${head}`, {
  alignItems: 'center',
  flexShrink: 0,
  height: headHeight,
  paddingBlock: 0,
  '@media': { [media.largeLetters]: { height: 'auto' } },
})
globalStyle(`${width.full} ${title}`, {
  display: '-webkit-box',
  overflow: 'hidden',
  paddingTop: 0,
  fontSize: fontSize.lead,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
globalStyle(`${width.full} ${actions}`, { '@media': { [media.low]: { paddingBlock: space[1] } } })

globalStyle(`${width.question} ${head}`, { paddingBlock: `${space[3]} 0` })
globalStyle(`${width.question} ${body}`, { paddingBlock: `0 ${space[2]}` })
globalStyle(`${width.question} ${actions}`, { paddingBlock: space[3], borderTop: 'none' })
