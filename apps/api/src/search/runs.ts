import { fold } from './fold.ts'

/** Maximum length of a word. PostgreSQL refuses a text with a token of more than 2,046 bytes. */
const WORD_MAX = 100
/** Maximum number of parts of a word or number: anything longer, joined by commas or hyphens, is a list. */
const PARTS_MAX = 8
/** Truncates without splitting a character. */
export const shorten = (word: string): string =>
  word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join('') : word

/** A piece of a text between blanks, and the text between it and the next one. */
export interface Run {
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

/** The runs of a text, folded, in order. */
export function toRuns(text: string): Run[] {
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

export const isNumber = (run: Run | undefined) => run !== undefined && /^\d+$/.test(run.text)
export const isLetter = (run: Run | undefined) => run !== undefined && /^[a-z]$/.test(run.text)

/** Whether a run belongs to the previous one, given the text between them. */
type IsGlued = (gap: string, next: Run | undefined) => boolean

export const isPartOfNumber: IsGlued = (gap, next) =>
  // A comma precedes cents; longer digits are the next number of a list.
  isNumber(next) && (/^[.\-/]$/.test(gap) || (gap === ',' && /^\d\d?$/.test(next?.text ?? '')))
export const isInitial: IsGlued = (gap, next) => isLetter(next) && /^[./]$/.test(gap)
export const isPartOfWord: IsGlued = (gap, next) => gap === '-' && !isNumber(next)

/** The runs from one on that belong together, each glued to the next. */
export function takeGlued(
  runs: readonly Run[],
  from: number,
  isGlued: IsGlued,
): readonly [Run, ...Run[]] {
  const group: [Run, ...Run[]] = [runs[from] as Run]
  for (const next of runs.slice(from + 1, from + PARTS_MAX)) {
    if (!isGlued(group.at(-1)?.gap ?? ' ', next)) break
    group.push(next)
  }
  return group
}
