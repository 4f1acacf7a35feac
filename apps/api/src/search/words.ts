import { findName, type NamePiece } from './abbreviated-names.ts'
import { type CompoundPiece, toCompound, type WordPiece } from './compounds.ts'
import { abbreviations } from './lexicon/abbreviations.data.ts'
import { joiningPrefixes } from './lexicon/spelling.data.ts'
import { type NumberPiece, toNumber } from './numbers.ts'
import {
  isInitial,
  isLetter,
  isNumber,
  isPartOfNumber,
  isPartOfWord,
  type Run,
  takeGlued,
  toRuns,
} from './runs.ts'

export type Piece = WordPiece | CompoundPiece | NamePiece | NumberPiece

/** A piece, and how many runs, or plain pieces, it was read from. */
interface Read {
  readonly piece: Piece
  readonly length: number
}

/** Reads pieces one after the other, each where the one before it ends. */
function readAll(count: number, readAt: (from: number) => Read): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < count; ) {
    const { piece, length } = readAt(at)
    pieces.push(piece)
    at += length
  }
  return pieces
}

function readNumber(runs: readonly Run[], from: number): Read | undefined {
  if (!isNumber(runs[from])) return undefined
  const group = takeGlued(runs, from, isPartOfNumber)
  const [last] = group.slice(-1)
  const written = group.map((run) => (run === last ? run.text : run.text + run.gap)).join('')
  return { piece: toNumber(written), length: group.length }
}

/** Initials: 'S.A.', 'n/c'. */
function readInitials(runs: readonly Run[], from: number): Read | undefined {
  if (!isLetter(runs[from])) return undefined
  const group = takeGlued(runs, from, isInitial)
  if (group.length === 1) return undefined
  const text = group.map((run) => run.text).join('')
  return { piece: { kind: 'word', text }, length: group.length }
}

/** A word, or several with hyphens between them. */
function readWord(runs: readonly Run[], from: number): Read {
  const group = takeGlued(runs, from, isPartOfWord)
  const [{ text }] = group
  return {
    piece: group.length > 1 ? toCompound(group.map((run) => run.text)) : { kind: 'word', text },
    length: group.length,
  }
}

const wordOf = (piece: Piece | undefined) => (piece?.kind === 'word' ? piece.text : null)

/** A prefix and its word, written apart: 'vice presidente'. */
function readPrefixed(words: readonly (string | null)[], from: number): Read | undefined {
  const [prefix = null, word = null] = words.slice(from, from + 2)
  if (prefix === null || word === null || !joiningPrefixes.has(prefix)) return undefined
  return word.length > 3 ? { piece: toCompound([prefix, word]), length: 2 } : undefined
}

/** The pieces of a text in order. */
export function toPieces(text: string): Piece[] {
  const runs = toRuns(text)
  const plain = readAll(
    runs.length,
    (from) => readNumber(runs, from) ?? readInitials(runs, from) ?? readWord(runs, from),
  )
  const words = plain.map(wordOf)
  return readAll(
    plain.length,
    (from) =>
      findName(words, from) ??
      readPrefixed(words, from) ?? { piece: plain[from] as Piece, length: 1 },
  )
}

/** The whole word of an abbreviation, or the word itself. */
export const unabbreviate = (word: string): string => abbreviations.get(word) ?? word
