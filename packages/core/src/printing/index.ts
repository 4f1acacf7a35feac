export { toPrintable } from './printable-text.ts'
export { findUnprintable, isInPdfFonts, toUnprintableText } from './unprintable.rules.ts'
