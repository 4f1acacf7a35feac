import { fillers } from './fillers.ts'
import { isWholeWord } from './roots.ts'
import { toWordRoots } from './tokens.ts'
import { type Piece, toPieces } from './words.ts'

/** A parsed search. */
export interface SearchQuery {
  /**
   * Three values of `tsquery`, each narrower than the previous one: every word by its roots and the last
   * one also as a prefix; every word by its roots; every word as it is written.
   */
  readonly asked: readonly [wanted: string, whole: string, exact: string]
  /** The number, if nothing else was typed, which may be that of a demand; else null. */
  readonly number: number | null
}

/** Finds nothing: no text has this token. */
const nothing: SearchQuery = { asked: ["'-'", "'-'", "'-'"], number: null }

/** Maximum number of words: more do not narrow a search. */
const WORDS_MAX = 12
/** Minimum digits of a number prefix: nearly every text has a number with any two first digits. */
const DIGITS_MIN = 4
/** Shorter words count as prefixes, even if they are words: nobody searches for 'ré' alone. */
const WHOLE_MIN = 3

const any = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '')
const all = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? '')
const lexeme = (token: string) => `'${token}'`
const beginning = (token: string) => `'${token}':*`

const withoutFillers = (words: readonly string[]) => {
  const said = words.filter((word) => !fillers.has(word))
  return said.length > 0 ? said : words
}

const byRoots = (word: string) => any(toWordRoots(word).map(lexeme))

/** A trailing nasal may be unfinished: "locaçõ" on the way to "locações", "imovei" to "imóveis". */
function toBeginnings(word: string): string[] {
  const nasal = /^(.{2,})(?:oe?|ae)$/.exec(word)?.[1]
  const plural = /^(.{4,})[aeou]i$/.exec(word)?.[1]
  return [word, ...(nasal ? [`${nasal}ao`, `${nasal}oes`] : []), ...(plural ? [plural] : [])]
}

interface Term {
  readonly roots: string
  readonly exact: string
  /** Matches words with this prefix; null if that makes no sense. */
  readonly prefix: string | null
}

function toTerm(piece: Piece, shortest: number): Term {
  switch (piece.kind) {
    case 'word': {
      const { text } = piece
      const isPrefix = text.length >= shortest && (text.length < WHOLE_MIN || !isWholeWord(text))
      const prefix = isPrefix ? any(toBeginnings(text).map(beginning)) : null
      return { roots: byRoots(text), exact: lexeme(text), prefix }
    }
    case 'compound': {
      const parts = withoutFillers(piece.parts)
      const joined = piece.joined.map(lexeme)
      const last = piece.joined[0] ?? ''
      return {
        roots: any([all(parts.map(byRoots)), ...piece.joined.map(byRoots)]),
        exact: any([all(parts.map(lexeme)), ...joined]),
        prefix: beginning(last),
      }
    }
    case 'name': {
      const short = lexeme(`=${piece.short}`)
      return {
        roots: any([all(piece.parts.map(byRoots)), short]),
        exact: all(piece.parts.map(lexeme)),
        prefix: null,
      }
    }
    case 'number': {
      const parts = all(piece.parts.map((forms) => any(forms.map(lexeme))))
      const joined = piece.joined.map(lexeme)
      const exact =
        piece.day === null
          ? any([...joined, ...(joined.length > 0 && piece.parts.length > 1 ? [parts] : [])])
          : lexeme(piece.day)
      const digits = piece.joined.filter((row) => row.length >= DIGITS_MIN)
      return { roots: exact, exact, prefix: digits.length > 0 ? any(digits.map(beginning)) : null }
    }
  }
}

const isFiller = (piece: Piece) => piece.kind === 'word' && fillers.has(piece.text)
/** 'nº 15' is 15. */
const isNumberSign = (piece: Piece, next: Piece | undefined) =>
  piece.kind === 'word' && /^(?:n|no|nr|num|numero)$/.test(piece.text) && next?.kind === 'number'

/** A single letter after other words is not significant yet. */
const isUnsaid = (piece: Piece, index: number, { length }: readonly Piece[]) =>
  index > 0 && index === length - 1 && piece.kind === 'word' && piece.text.length === 1

/**
 * Parses a typed search. Without a word in it, it finds nothing.
 * @param shortest minimum length for the last word to count as a prefix too
 */
export function toSearchQuery(asked: string, shortest = 1): SearchQuery {
  const typed = toPieces(asked)
  const said = typed.filter((piece, i) => !isFiller(piece) && !isNumberSign(piece, typed[i + 1]))
  const pieces = (said.length > 0 ? said : typed).slice(0, WORDS_MAX)
  const terms = pieces
    .filter((piece, i) => shortest > 1 || !isUnsaid(piece, i, pieces))
    .map((piece) => toTerm(piece, shortest))
  const last = terms.at(-1)
  if (last === undefined) return nothing
  const before = terms.slice(0, -1)
  const roots = before.map((term) => term.roots)
  const ending = last.prefix === null ? last.roots : any([last.roots, last.prefix])
  const [first] = pieces
  const lone = pieces.length === 1 && first?.kind === 'number' ? (first.joined[0] ?? '') : ''
  return {
    asked: [
      all([...roots, ending]),
      all([...roots, last.roots]),
      all(terms.map((term) => term.exact)),
    ],
    number: /^\d{1,9}$/.test(lone) ? Number(lone) : null,
  }
}
