import { fold } from './fold.ts'
import { abbreviatedNames, abbreviations } from './lexicon/abbreviations.data.ts'
import { joiningPrefixes } from './lexicon/spelling.data.ts'
import { type NumberPiece, toNumber } from './numbers.ts'

/** A word of a text, or a substitute for one. */
export interface WordPiece {
  readonly kind: 'word'
  readonly text: string
}

/** Words that people write as one, with a hyphen, or apart. */
export interface CompoundPiece {
  readonly kind: 'compound'
  readonly parts: readonly string[]
  /** How it is written as one word, in old and new spelling. */
  readonly joined: readonly string[]
}

/** A long name with an abbreviation of its own: 'Lei Geral de Proteção de Dados'. */
export interface NamePiece {
  readonly kind: 'name'
  readonly parts: readonly string[]
  readonly short: string
}

export type Piece = WordPiece | CompoundPiece | NamePiece | NumberPiece

/** Maximum length of a word. PostgreSQL refuses a text with a token of more than 2,046 bytes. */
const WORD_MAX = 100
/** Maximum number of parts of a word or number: anything longer, joined by commas or hyphens, is a list. */
const PARTS_MAX = 8
/** Maximum number of spellings of a compound as one word. */
const SPELLINGS_MAX = 4

/** Truncates without splitting a character. */
const shorten = (word: string): string =>
  word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join('') : word

/** Function words, which are not significant by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de da do das dos d e em no na nos nas num numa por pelo pela pelos
  pelas para pra com que se ao aos ou sobre entre`.split(/\s+/),
)

const enclitics = /^(?:me|te|se|nos|vos|lhes?|[oa]s?|l[oa]s?|n[oa]s?)$/
/** Endings of a future or conditional after a pronoun in its middle. */
const splitEndings = /^(?:a|as|ao|ei|emos|ia|ias|iam|iamos)$/

/** The verb of a form with pronouns: 'notificá-lo', 'vende-se', 'responder-se-á'; null for other words. */
function toVerbOfEnclitic(parts: readonly string[]): string | null {
  const [verb = '', ...rest] = parts
  const pronouns =
    splitEndings.test(rest.at(-1) ?? '') && rest.length > 1 ? rest.slice(0, -1) : rest
  if (verb.length < 2 || !pronouns.every((part) => enclitics.test(part))) return null
  // Before these an infinitive loses its ending.
  return /^l[oa]s?$/.test(pronouns[0] ?? '') && /[aeio]$/.test(verb) ? `${verb}r` : verb
}

/** Joins two words: before r and s, the letter was once single. */
function join(first: string, second: string): string[] {
  const one = first + second
  if (/[aeiou]$/.test(first) && /^[rs]/.test(second)) return [first + second[0] + second, one]
  // 'co-herdeiro' lost its h.
  return second.startsWith('h') ? [one, first + second.slice(1)] : [one]
}

function toCompound(parts: readonly string[]): Piece {
  const verb = toVerbOfEnclitic(parts)
  if (verb !== null) return { kind: 'word', text: verb }
  const [first = '', ...rest] = parts
  let joined = [first]
  // Limited at every part: each may double the spellings.
  for (const part of rest)
    joined = joined.flatMap((before) => join(before, part)).slice(0, SPELLINGS_MAX)
  return { kind: 'compound', parts, joined: joined.map(shorten) }
}

/** A piece of a text between blanks, and the text between it and the next one. */
interface Run {
  readonly text: string
  readonly gap: string
}

/** 'nº15', 'art5', '5º', '2a': number and word apart; other mixtures stay as they are. */
function splitMixed(text: string): string[] {
  const ordinal = /^(\d+)[oa]s?$/.exec(text)
  if (ordinal?.[1]) return [ordinal[1]]
  const glued = /^(no|n|nr|arts?|inc|fls?|cl|r)(\d+)$/.exec(text)
  return glued?.[1] && glued[2] ? [glued[1], glued[2]] : [text]
}

function toRuns(text: string): Run[] {
  // A single character may fold to eighteen; in real text it rarely folds to two.
  const folded = fold(text)
    .slice(0, 2 * text.length)
    .replace(/§+/g, ' paragrafo ')
    .replace(/[\u2010\u2011]/g, '-')
  const runs: Run[] = []
  let end = -1
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const last = runs.at(-1)
    if (last) runs[runs.length - 1] = { text: last.text, gap: folded.slice(end, match.index) }
    for (const part of splitMixed(shorten(match[0]))) runs.push({ text: part, gap: '' })
    end = match.index + match[0].length
  }
  const last = runs.at(-1)
  if (last) runs[runs.length - 1] = { text: last.text, gap: ' ' }
  return runs
}

const isNumber = (run: Run | undefined) => run !== undefined && /^\d+$/.test(run.text)
const isLetter = (run: Run | undefined) => run !== undefined && /^[a-z]$/.test(run.text)

/** Whether a run belongs to the previous one, given the text between them. */
type IsGlued = (gap: string, next: Run | undefined) => boolean

const isPartOfNumber: IsGlued = (gap, next) =>
  // A comma precedes cents; longer digits are the next number of a list.
  isNumber(next) && (/^[.\-/]$/.test(gap) || (gap === ',' && /^\d\d?$/.test(next?.text ?? '')))
const isInitial: IsGlued = (gap, next) => isLetter(next) && /^[./]$/.test(gap)
const isPartOfWord: IsGlued = (gap, next) => gap === '-' && !isNumber(next)

/** Number of consecutive runs that belong together, each glued to the next. */
function countGlued(runs: readonly Run[], from: number, isGlued: IsGlued): number {
  let count = 1
  while (count < PARTS_MAX && isGlued(runs[from + count - 1]?.gap ?? ' ', runs[from + count]))
    count += 1
  return count
}

/** The pieces of runs: numbers, initials, words with hyphens, words. */
function* toPlainPieces(runs: readonly Run[]): Generator<Piece> {
  for (let i = 0; i < runs.length; ) {
    const run = runs[i] as Run
    if (isNumber(run)) {
      const count = countGlued(runs, i, isPartOfNumber)
      const group = runs.slice(i, i + count)
      yield toNumber(
        group.map(({ text, gap }, at) => (at < count - 1 ? text + gap : text)).join(''),
      )
      i += count
      continue
    }
    const initials = isLetter(run) ? countGlued(runs, i, isInitial) : 1
    if (initials > 1) {
      const letters = runs.slice(i, i + initials).map(({ text }) => text)
      yield { kind: 'word', text: letters.join('') }
      i += initials
      continue
    }
    const count = countGlued(runs, i, isPartOfWord)
    const parts = runs.slice(i, i + count).map(({ text }) => text)
    yield count > 1 ? toCompound(parts) : { kind: 'word', text: run.text }
    i += count
  }
}

const namesByFirst = new Map<string, { parts: readonly string[]; short: string }[]>()
for (const [short, name] of abbreviatedNames) {
  const parts = fold(name)
    .split(/\s+/)
    .filter((word) => !fillers.has(word))
  const first = parts[0] ?? ''
  namesByFirst.set(first, [...(namesByFirst.get(first) ?? []), { parts, short }])
}

const isWord = (piece: Piece | undefined): piece is WordPiece => piece?.kind === 'word'

/** The name that begins at a word, and its number of pieces. */
function findName(
  pieces: readonly Piece[],
  from: number,
): { name: NamePiece; length: number } | null {
  const first = pieces[from]
  for (const { parts, short } of (isWord(first) && namesByFirst.get(first.text)) || []) {
    let at = from
    const isThere = parts.every((part, i) => {
      for (let piece = pieces[at]; i > 0 && isWord(piece) && fillers.has(piece.text); ) {
        at += 1
        piece = pieces[at]
      }
      const piece = pieces[at]
      at += 1
      return isWord(piece) && piece.text === part
    })
    if (isThere) return { name: { kind: 'name', parts, short }, length: at - from }
  }
  return null
}

/** The pieces of a text in order. */
export function toPieces(text: string): Piece[] {
  const plain = [...toPlainPieces(toRuns(text))]
  const pieces: Piece[] = []
  for (let i = 0; i < plain.length; i += 1) {
    const piece = plain[i] as Piece
    const next = plain[i + 1]
    const named = findName(plain, i)
    if (named) {
      pieces.push(named.name)
      i += named.length - 1
    } else if (
      isWord(piece) &&
      joiningPrefixes.has(piece.text) &&
      isWord(next) &&
      next.text.length > 3
    ) {
      pieces.push(toCompound([piece.text, next.text]))
      i += 1
    } else {
      pieces.push(piece)
    }
  }
  return pieces
}

/** The whole word of an abbreviation, or the word itself. */
export const unabbreviate = (word: string): string => abbreviations.get(word) ?? word
