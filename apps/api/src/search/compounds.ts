import { shorten } from './runs.ts'

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

/** Maximum number of spellings of a compound as one word. */
const SPELLINGS_MAX = 4

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

/** The piece of words with hyphens between them: one word, if the others are its pronouns. */
export function toCompound(parts: readonly string[]): WordPiece | CompoundPiece {
  const verb = toVerbOfEnclitic(parts)
  if (verb !== null) return { kind: 'word', text: verb }
  const [first = '', ...rest] = parts
  let joined = [first]
  // Limited at every part: each may double the spellings.
  for (const part of rest)
    joined = joined.flatMap((before) => join(before, part)).slice(0, SPELLINGS_MAX)
  return { kind: 'compound', parts, joined: joined.map(shorten) }
}
