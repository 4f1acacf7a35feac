import { toLemma, toSingular } from './inflection.ts'
import { respelled } from './lexicon/spelling.data.ts'
import { lexicon } from './lexicon.ts'
import { analyse } from './verbs.ts'

/** Words that only look like diminutives: linha, vizinho, caminho. */
const diminutive = /^(.{3,}?)(z?inh[oa]s?)$/
const shortest = 3

/** The family of a word in the lexicon; undefined if it has none. */
const findFamily = (word: string): string | undefined =>
  lexicon.words.get(word) ?? lexicon.words.get(toSingular(word)) ?? lexicon.words.get(toLemma(word))

/** The roots of a word that the lexicon or the rules know, without those of its components. */
function toOwnRoots(word: string): string[] {
  const family = findFamily(word)
  if (family !== undefined) return [`~${family}`]
  const lemma = toLemma(word)
  const { known, likely, isSure } = analyse(word, lexicon.verbs)
  const verb = known ?? (likely === undefined ? undefined : `${likely}`)
  if (verb === undefined) return [`~${lemma}`]
  return isSure ? [`~${verb}`] : [`~${verb}`, `~${lemma}`]
}

const vowelEnds = ['o', 'a', 'e', '']

/** The stem before the diminutive suffix: 'contratinho' of 'contrato', 'marquinha' of 'marca'. */
function toVowelled(stem: string, ending: string): string[] {
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
  const vowel = /as?$/.test(ending) ? 'a' : 'o'
  return [hard + vowel, ...vowelEnds.map((end) => hard + end)]
}

/** The base word of a diminutive or augmentative; undefined for any other word. */
function toFullSize(word: string): string[] {
  const [, stem = '', ending = ''] = diminutive.exec(word) ?? []
  if (stem) {
    if (lexicon.words.has(word)) return []
    // 'prazinho' is a small 'prazo' as 'papelzinho' is a small 'papel'.
    if (ending.startsWith('z')) {
      // 'papeizinhos', 'reuniõezinhas': the plural is inside.
      return [stem, ending.endsWith('s') ? `${stem}s` : stem, ...toVowelled(`${stem}z`, ending)]
    }
    return toVowelled(stem, ending)
  }
  const [, big = ''] = /^(.{4,})(?:z[ao]o|zoes|ona)s?$/.exec(word) ?? []
  if (big) return [big, `${big}o`, `${big}a`]
  const [, large = ''] = /^(.{6,})ao$/.exec(word) ?? []
  // 'locação', 'extensão', 'certidão' are not augmentatives.
  return large && !/[csdxi]$/.test(large) ? [`${large}o`, `${large}a`] : []
}

/** Double and silent letters of older spellings, and of Portugal's. */
const silent = /([cp])(?=[tc])|([lmnpft])(?=\2)/g

/** A word in the spelling of the lexicon: 'contacto' as 'contato', 'director' as 'diretor'. */
function respell(word: string): string {
  const other = respelled.get(word) ?? respelled.get(toSingular(word))
  if (other !== undefined) return other
  const simple = word.replace(silent, '')
  const isOld = simple !== word && findFamily(word) === undefined
  return isOld && (findFamily(simple) ?? analyse(simple, lexicon.verbs).known) ? simple : word
}

/**
 * The roots that a word shares with those of the same meaning: its inflections, its verb, the noun of the
 * verb's action. Words without a common root are unrelated.
 * @param written in lower case without accents
 */
export function toRoots(written: string): string[] {
  const word = respell(written)
  if (word.length < shortest && !lexicon.words.has(word)) return [`~${toLemma(word)}`]
  const roots = new Set(toOwnRoots(word))
  for (const full of toFullSize(word)) {
    const family = findFamily(full)
    if (family !== undefined) roots.add(`~${family}`)
    else for (const root of toOwnRoots(full)) roots.add(root)
  }
  const [, adjective = ''] = /^(.{4,})mente$/.exec(word) ?? []
  if (adjective && !lexicon.words.has(word))
    for (const root of toOwnRoots(adjective)) roots.add(root)
  return [...roots]
}

/** Whether a word is in the lexicon as such, and not just the beginning of a longer one. */
export const isWholeWord = (word: string): boolean => findFamily(word) !== undefined
