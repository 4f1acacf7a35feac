import { list } from './lines.ts'

/** What an ending reveals about the word before it. */
export interface VerbEnding {
  /** `a` for verbs in -ar, `i` for those in -er and -ir. */
  readonly kind: 'a' | 'i'
  /** Whether the ending alone indicates a verb, even one unknown to the lexicon. */
  readonly isStrong: boolean
  /** Whether the word can be nothing else: then it needs no token of its own. */
  readonly isSure: boolean
}

/** Nouns of the action, in all numbers, for verbs in -ar; then for verbs in -er and -ir. */
const actions = {
  a: 'ação ações amento amentos ância âncias adoria atura aturas agem agens',
  i: 'ição ições imento imentos ência ências idoria',
}
/** Other endings that only verbs have; 'mercado', 'estado' and the like are in the lexicon. */
const forms = {
  a: `ando ado ada ados adas ador adora adores adoras ante antes ável áveis ativo ativa ativos
    ativas atório atória atórios atórias ança anças adura aduras ar arem armos ares ou aram aramos
    arão arei aremos avam ávamos assem ássemos`,
  i: `endo indo ido ida idos idas edor edora edores edoras idor idora idores idoras ível íveis
    er ir erem irem ermos irmos eram iram erão irão erei irei eremos iremos essem issem iu`,
}
/** Endings that other words have as well: only for verbs that the lexicon knows. */
const shared = {
  a: `a o e as es am em amos emos aste ava avas ara ará arás aria arias ariam ei ai asse asses
    asses aí al ais`,
  i: `a o e i as es is am em amos emos imos eu este ia ias iam íamos erá irá erás irás eria iria
    eriam iriam era ira esse isse ente entes ença enças itivo itiva itório itória edura eduras
    u em uem ui`,
}

const entries: [string, VerbEnding][] = []
for (const kind of ['a', 'i'] as const) {
  for (const ending of list(actions[kind])) {
    entries.push([ending, { kind, isStrong: ending !== 'agem' || kind === 'a', isSure: true }])
  }
  for (const ending of list(forms[kind])) {
    entries.push([ending, { kind, isStrong: true, isSure: false }])
  }
  for (const ending of list(shared[kind])) {
    entries.push([ending, { kind, isStrong: false, isSure: false }])
  }
}
// 'reduz', 'requer': the stem alone.
entries.push(['', { kind: 'i', isStrong: false, isSure: false }])

/** Endings of forms, actions and actors of verbs, without accents. */
export const verbEndings: ReadonlyMap<string, readonly VerbEnding[]> = entries.reduce(
  (map, [ending, value]) => map.set(ending, [...(map.get(ending) ?? []), value]),
  new Map<string, VerbEnding[]>(),
)

/**
 * Endings of nouns and participles whose stem differs from that of their verb, with the endings of the
 * keys of verbs: 'cessao' of 'ced.i'. Only for verbs of the lexicon.
 */
export const latinate: readonly (readonly [noun: string, stems: readonly string[]])[] = list(
  `cessão:ced.i cesso:ced.i missão:mit.i,met.i missa:mit.i,met.i messa:met.i misso:met.i missor:mit.i
  missora:mit.i pressão:prim.i presso:prim.i pressa:prim.i gressão:gred.i gresso:gred.i
  cussão:cut.i versão:vert.i verso:vert.i versa:vert.i tensão:tend.i tenso:tend.i
  pensão:pend.i penso:pend.i pensa:pend.i pensivo:pend.i fensa:fend.i fesa:fend.i fensor:fend.i
  fensora:fend.i fensiva:fend.i fensivo:fend.i preensão:preend.i presa:preend.i cisão:cid.i,cind.i
  cisório:cind.i cisória:cind.i visão:vid.i,v.i visor:vid.i vasão:vad.i vasor:vad.i clusão:clu.i
  cluso:clu.i clusa:clu.i clusivo:clu.i clusiva:clu.i lusão:lud.i lisão:lid.i fusão:fund.i
  fuso:fund.i suasão:suad.i plosão:plod.i pulsão:pel.i pulso:pel.i pulsa:pel.i pansão:pand.i
  censão:cend.i dução:duz.i dutor:duz.i dutora:duz.i trução:tru.i tração:tra.i tenção:t.i
  venção:v.i,ven.i scrição:screv.i scrito:screv.i scrita:screv.i scritor:screv.i solução:solv.i
  soluto:solv.i volução:volv.i volução:volu.i rupção:romp.i rupto:romp.i quisição:quir.i
  cepção:ceb.i sorção:sorv.i sunção:sum.i denção:dim.i gestão:ger.i reção:rig.i,reg.i
  reto:rig.i leção:leg.i leição:leg.i leito:leg.i teção:teg.i dação:dig.i strição:string.i
  strito:string.i fração:fring.i frator:fring.i tinção:ting.i tinto:ting.i tinta:ting.i
  sação:sig.i fissão:fess.a moção:mov.i motor:mov.i curso:corr.i corrência:corr.i ção:cion.a
  são:sion.a ssão:ssion.a tão:tion.a junção:jung.i lição:lig.i jeção:jet.a crição:crev.i
  ência:ecer.i feito:faz.i ença:enci.a ência:enci.a ício:ici.a ília:ili.a`,
).map((rule) => {
  const [noun = '', stems = ''] = rule.split(':')
  return [noun, stems.split(',')] as const
})
