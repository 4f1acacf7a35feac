import { abbreviatedNames } from './lexicon/abbreviations.data.ts'
import type { NumberPiece } from './numbers.ts'
import { toRoots } from './roots.ts'
import { type Piece, toPieces, unabbreviate } from './words.ts'

const shortNames: ReadonlySet<string> = new Set(abbreviatedNames.map(([short]) => short))

/** The tokens of a word: as it is written, and its roots. */
const toWordTokens = (word: string): string[] => [word, ...toWordRoots(word)]

/** The roots of a word, including those of what it abbreviates. */
export function toWordRoots(word: string): string[] {
  const whole = unabbreviate(word)
  return shortNames.has(word) ? [...toRoots(whole), `=${word}`] : toRoots(whole)
}

const toNumberTokens = ({ parts, joined, day }: NumberPiece): string[] => [
  ...joined,
  ...parts.flat(),
  ...(day === null ? [] : [day]),
]

function toTokens(piece: Piece): string[] {
  switch (piece.kind) {
    case 'word':
      return toWordTokens(piece.text)
    case 'compound':
      return [...piece.parts, ...piece.joined].flatMap(toWordTokens)
    case 'name':
      return [...piece.parts.flatMap(toWordTokens), `=${piece.short}`]
    case 'number':
      return toNumberTokens(piece)
  }
}

/** The tokens by which a text is found, each once. */
export const toTextTokens = (text: string): string[] => [
  ...new Set(toPieces(text).flatMap(toTokens)),
]

const toVector = (tokens: readonly string[]) => tokens.map((token) => `'${token}'`).join(' ')

/** The `tsvector` of a text, without its owner. */
export const toTextWords = (text: string): string => toVector(toTextTokens(text))

/**
 * The `tsvector` of a text.
 * @param owner id of the text's owner, which every search names as well: so an index over many customers
 * is as fast as one over the rows of one
 */
export const toSearchWords = (text: string, owner: string): string =>
  toVector([...toTextTokens(text), owner])
