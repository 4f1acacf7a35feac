import {
  feminines,
  genderedWords,
  invariableWords,
  irregularPlurals,
} from './lexicon/inflection.data.ts'

/** Unstressed -il: úteis, férteis, voláteis, têxteis, fósseis, hábeis, frágeis, fáceis, … */
const unstressedIl =
  /(?:^ute|nute|erte|rate|sate|late|exte|epte|jete|tate|osse|isse|ebe|^habe|nabe|tabe|^age|rage|tere|ace|ice|doce)is$/

/** The singular of a word in lower case without accents; a singular is returned unchanged. */
export function toSingular(word: string): string {
  const irregular = irregularPlurals.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 3 || !word.endsWith('s') || invariableWords.has(word)) return word
  if (/(?:oe|ao|ae)s$/.test(word)) return `${word.slice(0, -3)}ao`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  if (word.length < 5 || !word.endsWith('is')) return word.slice(0, -1)
  if (unstressedIl.test(word)) return `${word.slice(0, -3)}il`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  return `${word.slice(0, -2)}il`
}

/** Endings of adjectives, and of names of people, with a form in -o and one in -a. */
const gendered = new RegExp(
  `^(?:.{2,}(?:ad|id|ud|ari|ori|iv|os|ic|eir|an|in|und|im|pt|ct|cit|uit|crit|trit|rn|rs|ns|[lr]et)|${'.{3,}(?:lut|ur|lent|u)|.{4,}[ei]|.+eit'})[ao]$`,
)

/**
 * The common form of singular and plural, masculine and feminine of a word; it need not be a word. The
 * last letter is kept if it distinguishes words: 'casa' and 'caso'.
 * @param word in lower case without accents
 */
export function toLemma(word: string): string {
  const plain = toSingular(word)
  const singular = feminines.get(plain) ?? plain
  if (/[tds]ora$/.test(singular)) return singular.slice(0, -1)
  if (singular.length > 4 && gendered.test(singular)) return singular.slice(0, -1)
  if (/[ao]$/.test(singular) && genderedWords.has(`${singular.slice(0, -1)}o`)) {
    return singular.slice(0, -1)
  }
  // 'valores' and 'classes' lose their s; what is left ends in e or does not.
  return singular.length > 3 ? singular.replace(/(?<=[rszlnx])e$/, '').replace(/n$/, 'm') : singular
}
