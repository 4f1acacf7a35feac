import { fillers } from './fillers.ts'
import { fold } from './fold.ts'
import { abbreviatedNames } from './lexicon/abbreviations.data.ts'

/** A long name with an abbreviation of its own: 'Lei Geral de Proteção de Dados'. */
export interface NamePiece {
  readonly kind: 'name'
  readonly parts: readonly string[]
  readonly short: string
}

const namesByFirst = new Map<string, { parts: readonly string[]; short: string }[]>()
for (const [short, name] of abbreviatedNames) {
  const parts = fold(name)
    .split(/\s+/)
    .filter((word) => !fillers.has(word))
  const first = parts[0] ?? ''
  namesByFirst.set(first, [...(namesByFirst.get(first) ?? []), { parts, short }])
}

/** How many words a name takes from one on, with the function words in it; null if it is not there. */
function measureName(
  words: readonly (string | null)[],
  from: number,
  parts: readonly string[],
): number | null {
  let at = from
  for (const part of parts) {
    while (at > from && fillers.has(words[at] ?? '')) at += 1
    if (words[at] !== part) return null
    at += 1
  }
  return at - from
}

/**
 * The name that begins at a word, whatever function words are between its own.
 * @param words null for what is no word
 * @returns undefined if none does
 */
export function findName(
  words: readonly (string | null)[],
  from: number,
): { readonly piece: NamePiece; readonly length: number } | undefined {
  for (const { parts, short } of namesByFirst.get(words[from] ?? '') ?? []) {
    const length = measureName(words, from, parts)
    if (length !== null) return { piece: { kind: 'name', parts, short }, length }
  }
  return undefined
}
