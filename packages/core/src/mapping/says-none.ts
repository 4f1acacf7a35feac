import { foldText } from '../fold-text.ts'
import { parseAnswer } from './answer-values.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import type { MappingField } from './mapping-fields.ts'

/** Words that are the whole answer. */
const whole = /^(nao|nenhum|nenhuma|ninguem|nada|inexistente|nao se aplica|n\/a)[.!]?$/
/** Beginnings of an answer, from the suggestions and from common usage. */
const beginning =
  /^(nao (ha|exist\w+|temos|tem|possu\w+|trata\w*|coleta\w*|compartilh\w+|transfer\w+|envia\w*|sai|saem)|nenhuma? \w+)(\s|[.!]|$)/
const atHome = /^(todos )?(os dados )?ficam? (todos )?no brasil[.!]?$/
/** 'None, except …' means that there is something. */
const but = /(^|\s)(sem|exceto|salvo|alem|mas|a nao ser|fora)(\s|$)/

/**
 * Whether a value of an answer means 'none' ('Nenhum', 'Não há compartilhamento'), in the questions where
 * that is an answer. A doubtful value counts as something.
 */
export function saysNone(value: string): boolean {
  const text = foldText(value)
  if (whole.test(text) || atHome.test(text)) return true
  return beginning.test(text) && !but.test(text)
}

/** A value that only explains the 'no' before it: 'Não, apenas dados cadastrais'. */
const explains = /^(apenas|so|somente|pois|porque)\s/
/** A value that names no place but this country: 'Servidores no Brasil', 'Somente no Brasil'. */
const staysHere =
  /^((somente|so|apenas|tudo|todos?) )?((os|as|nossos?|nossas?) )?((dados|servidor(es)?|sistemas?|nuvem|data ?centers?|bancos? de dados|armazenamento|hospedagem) )?((ficam?|esta[o]?|sao|armazenad[oa]s?|hospedad[oa]s?|mantid[oa]s?) )*no brasil[.!]?$/

/** What an answer names, without what means 'none'. A doubtful value counts as something. */
export function someOf(answers: AnswersByField, field: MappingField): string[] {
  const values = parseAnswer(answers[field])
  const isNo = values.some((value) => whole.test(foldText(value)))
  return values.filter((value) => {
    const text = foldText(value)
    const isOfHere = field === 'question12' && staysHere.test(text)
    return !saysNone(value) && !isOfHere && !(isNo && explains.test(text))
  })
}
