import { latinate, verbEndings } from './lexicon/endings.data.ts'

/** The stem of a verb with its class: 'pag.a' of pagar, 'rescind.i' of rescindir, 'vend.i' of vender. */
export type VerbKey = string

/** One stem in all its spellings: notific-ar and notifiqu-e, exig-ir and exij-o, nome-ar and nomei-o. */
const toStem = (stem: string): string =>
  stem
    .replace(/qu$/, 'c')
    .replace(/gu$|j$/, 'g')
    .replace(/(?<=.e)i$/, '')

const toKey = (stem: string, kind: string): VerbKey => `${toStem(stem)}.${kind}`

/** The key of an infinitive in lower case without accents; null for a word without such an ending. */
export function toInfinitiveKey(word: string): VerbKey | null {
  const [, stem, vowel] = /^(.+)([aei])r$/.exec(word) ?? []
  return stem && vowel ? toKey(stem, vowel === 'a' ? 'a' : 'i') : null
}

/**
 * Keys of forms whose vowel changes: sigo and siga of seguir, durmo of dormir, consome of consumir,
 * constrói of construir.
 */
export function toChangedKeys(infinitive: string): readonly VerbKey[] {
  const [, start = '', vowel, end = ''] =
    /^(.*)([eou])([^aeou]*|.*[qg]u|u)ir$/.exec(infinitive) ?? []
  if (vowel === undefined) return []
  const changed = { e: 'i', o: 'u', u: 'o' }[vowel as 'e']
  return [toKey(`${start}${changed}${end}`, 'i')]
}

interface Analysis {
  /** Verbs of the lexicon that the word may belong to, and their family. */
  readonly known: string | undefined
  /** A verb unknown to the lexicon that the word looks like a form of. */
  readonly likely: VerbKey | undefined
  /** Whether the word can be nothing but a form or an action of a verb. */
  readonly isSure: boolean
}

interface Candidate {
  readonly key: VerbKey
  readonly isStrong: boolean
  readonly isSure: boolean
}

const endingMax = Math.max(...[...verbEndings.keys()].map((ending) => ending.length))

/** The possible analyses of a word, the longest ending first. */
function* toCandidates(word: string): Generator<Candidate> {
  for (let length = Math.min(endingMax, word.length - 2); length >= 0; length -= 1) {
    const stem = word.slice(0, word.length - length)
    const ending = length === 0 ? '' : word.slice(-length)
    for (const { kind, isStrong, isSure } of verbEndings.get(ending) ?? []) {
      yield { key: toKey(stem, kind), isStrong: isStrong && stem.length > 3, isSure }
    }
  }
}

/** Verbs whose noun has another stem: ceder and cessão, redigir and redação. */
function* toLatinate(word: string): Generator<VerbKey> {
  const singular = word.replace(/oes$/, 'ao').replace(/s$/, '')
  for (const [noun, stems] of latinate) {
    if (!singular.endsWith(noun)) continue
    const start = singular.slice(0, singular.length - noun.length)
    for (const stem of stems) yield start + stem
  }
}

/**
 * The verb of which a word is a form, an action or an actor.
 * @param word in lower case without accents
 * @param verbs families of the verbs that the lexicon knows, by key
 */
export function analyse(word: string, verbs: ReadonlyMap<VerbKey, string>): Analysis {
  let likely: VerbKey | undefined
  let isLikelySure = false
  for (const key of toLatinate(word)) {
    const known = verbs.get(key)
    if (known !== undefined) return { known, likely: undefined, isSure: true }
  }
  for (const { key, isStrong, isSure } of toCandidates(word)) {
    const known = verbs.get(key)
    if (known !== undefined) return { known, likely: undefined, isSure }
    if (isStrong && likely === undefined) {
      likely = key
      isLikelySure = isSure
    }
  }
  if (likely === undefined && /^.{6,}[aeo]s?$/.test(word)) {
    return { known: undefined, likely: toKey(word.replace(/[aeo]s?$/, ''), 'a'), isSure: false }
  }
  return { known: undefined, likely, isSure: isLikelySure }
}
