import { fold } from './fold.ts'
import type { SearchQuery } from './search-query.ts'
import { toTextTokens } from './tokens.ts'

/** A part of a text around what was searched in it. */
export interface Excerpt {
  readonly before: string
  /** As it is written; empty where what was found is no word of the text, such as an abbreviation of several. */
  readonly word: string
  readonly after: string
}

/** Room before and after the word, in characters. */
const BEFORE_MAX = 40
const AFTER_MAX = 100

/** Words and numbers, with the signs that hold their parts together. */
const words = /[\p{L}\p{M}\p{N}]+(?:[-.,/\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu

/** The tokens of a `tsquery`: whole words, and beginnings of words. */
function toTokens(query: string) {
  const words = new Set<string>()
  const prefixes: string[] = []
  for (const [, token = '', star] of query.matchAll(/'([^']*)'(:\*)?/g)) {
    if (star) prefixes.push(token)
    else words.add(token)
  }
  return { words, prefixes }
}

/** The end of a text, from a word on. */
function toEnd(text: string): string {
  const letters = [...text]
  if (letters.length <= BEFORE_MAX) return text
  const end = letters.slice(-BEFORE_MAX).join('')
  return `…${end.replace(/^\S*\s+(?=\S)/, '')}`
}

/** The beginning of a text, up to a word. */
function toBeginning(text: string): string {
  const letters = [...text]
  if (letters.length <= AFTER_MAX) return text
  const beginning = letters.slice(0, AFTER_MAX).join('')
  return `${beginning.replace(/(\S)\s+\S*$/, '$1')}…`
}

/**
 * Makes the excerpts of what a search has found: around the first word that is written as it was typed,
 * or else around the first of its other forms.
 * @param asked as it was searched
 * @returns takes a text that the search has found
 */
export function createExcerpts([wanted, , exact]: SearchQuery['asked']): (text: string) => Excerpt {
  const typed = toTokens(exact).words
  const sought = toTokens(wanted)
  const hasPrefix = (token: string) => sought.prefixes.some((prefix) => token.startsWith(prefix))
  const isTyped = (word: string) => {
    const folded = fold(word)
    return typed.has(folded) || hasPrefix(folded)
  }
  // Words repeat, and their roots are slow to find.
  const known = new Map<string, boolean>()
  const isFound = (word: string) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const is = toTextTokens(word).some((token) => sought.words.has(token) || hasPrefix(token))
    known.set(word, is)
    return is
  }
  return (text) => {
    const line = text.trim().replace(/\s+/g, ' ')
    const said = [...line.matchAll(words)]
    const hit = said.find(([word]) => isTyped(word)) ?? said.find(([word]) => isFound(word))
    if (!hit) return { before: '', word: '', after: toBeginning(line) }
    const [word] = hit
    return {
      before: toEnd(line.slice(0, hit.index)),
      word,
      after: toBeginning(line.slice(hit.index + word.length)),
    }
  }
}
