import { toLemma, toSingular } from './inflection.ts'
import { familyTexts } from './lexicon/families.ts'
import { irregularVerbs } from './lexicon/irregular-verbs.data.ts'
import { lines, list } from './lexicon/lines.ts'
import { verbs as verbText } from './lexicon/verbs.data.ts'
import { wholeWords } from './lexicon/whole-words.data.ts'
import { toChangedKeys, toInfinitiveKey } from './verbs.ts'

/** What the rules cannot know of words. */
export interface Lexicon {
  /** The family of a word, by its lemma or by the word itself. */
  readonly words: ReadonlyMap<string, string>
  /** The family of a verb, by its key. */
  readonly verbs: ReadonlyMap<string, string>
}

function build(): Lexicon {
  const words = new Map<string, string>()
  const verbs = new Map<string, string>()
  const addVerb = (infinitive: string, family: string) => {
    const key = toInfinitiveKey(infinitive)
    if (key === null) return
    if (!verbs.has(key)) verbs.set(key, family)
    for (const changed of toChangedKeys(infinitive)) {
      if (!verbs.has(changed)) verbs.set(changed, family)
    }
  }
  const addWord = (word: string, family: string) => {
    words.set(word, family)
    const lemma = toLemma(word)
    if (!words.has(lemma)) words.set(lemma, family)
  }
  const addFamily = (line: readonly string[]) => {
    const [head = ''] = line
    const family = head.replace(/^=/, '')
    for (const word of line) {
      const plain = word.replace(/^=/, '')
      addWord(plain, family)
      if (plain === word) addVerb(word, family)
    }
  }
  for (const text of familyTexts) for (const line of lines(text)) addFamily(line)
  for (const { verb, forms } of irregularVerbs) {
    const family = words.get(verb) ?? verb
    for (const form of forms) {
      if (!words.has(form) && !words.has(toSingular(form))) words.set(form, family)
    }
    addVerb(verb, family)
  }
  for (const infinitive of list(verbText)) {
    const key = toInfinitiveKey(infinitive)
    if (key !== null) addVerb(infinitive, key)
  }
  // Separate from everything else, whatever the rules would make of it.
  for (const word of list(wholeWords)) if (!words.has(word)) addWord(word, toLemma(word))
  return { words, verbs }
}

/** Families, verbs and words that stand alone, as the files of the lexicon name them. */
export const lexicon: Lexicon = build()
