import { pdfLetters } from '../generated/pdf-letters.ts'
import { fillMessage } from '../messages/message-text.ts'
import { printingMessages as texts } from '../messages/printing.ts'
import { toPrintable } from './printable-text.ts'

/** Number of characters that a hint names. */
const NAMED_MAX = 5

type Range = readonly [first: number, last: number]

function toRange(written: string): Range {
  const [first = '', last = first] = written.split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

let ranges: readonly Range[] | undefined

/**
 * Whether the fonts of generated PDFs have a character; one that they do not have is an empty square on the page.
 * Characters that `toPrintable` takes away count as not there.
 */
export function isInPdfFonts(codePoint: number): boolean {
  ranges ??= pdfLetters.split(' ').map(toRange)
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1
    else high = middle
  }
  const [first] = ranges[low] ?? [Infinity]
  return first <= codePoint
}

/**
 * The characters of a text that a generated PDF would show as an empty square, each once, in the order of the
 * text.
 * @param text as typed; characters that documents never contain, such as control characters, are ignored
 */
export function findUnprintable(text: string): string[] {
  const isMissing = (letter: string) =>
    !/\s/.test(letter) && !isInPdfFonts(letter.codePointAt(0) ?? 0)
  return [...new Set(toPrintable(text))].filter(isMissing)
}

/**
 * Which characters a generated PDF cannot show, as a hint at a field, so that the user learns it before the
 * document is made.
 * @returns null if it shows all of the text
 */
export function toUnprintableText(text: string): string | null {
  const missing = findUnprintable(text)
  if (missing.length === 0) return null
  const named = missing
    .slice(0, NAMED_MAX)
    .map((letter) => `“${letter}”`)
    .join(', ')
  const count = missing.length - NAMED_MAX
  const letters = count > 0 ? fillMessage(texts['printing.more'], { letters: named, count }) : named
  const code = missing.length === 1 ? 'printing.letter' : 'printing.letters'
  return fillMessage(texts[code], { letters })
}
