import { toPrintable } from '@tramite/core/printing'
import type { PdfRun, PdfText } from './pdf.port.ts'
import type { FontName, PdfFonts } from './pdf-fonts.ts'

/** Replaces a character that no font has. */
const UNKNOWN = '□'

/** A longer word is broken anywhere: finding the best place would take quadratic time. */
const LONGEST_WORD = 32

/** Text that one font can show. */
export interface PrintableRun extends PdfRun {
  readonly font: FontName
}

function splitRun({ text, ...look }: PdfRun, fonts: PdfFonts): PrintableRun[] {
  const runs: PrintableRun[] = []
  let font: FontName = 'text'
  let piece = ''
  let wordLength = 0
  const finish = () => {
    if (piece !== '') runs.push({ ...look, text: piece, font })
    piece = ''
  }
  for (const character of toPrintable(text)) {
    const isSpace = /\s/.test(character)
    wordLength = isSpace ? 0 : wordLength + 1
    const found: FontName | null = isSpace ? font : fonts.fontOf(character.codePointAt(0) ?? 0)
    const needed: FontName = found ?? 'rest'
    if (wordLength > LONGEST_WORD) {
      finish()
      // The library breaks no line between two pieces of a word, but it does beside an empty one.
      runs.push({ text: '', font })
      wordLength = 1
    }
    if (needed !== font) {
      finish()
      font = needed
    }
    piece += found === null ? UNKNOWN : character
  }
  finish()
  return runs
}

/** A text in printable pieces: each of one font, no word of them longer than a line. */
export function toPrintableRuns(text: PdfText, fonts: PdfFonts): PrintableRun[] {
  const runs = typeof text === 'string' ? [{ text }] : text
  return runs.flatMap((run) => splitRun(run, fonts))
}
