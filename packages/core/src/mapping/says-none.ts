import { foldText } from '../fold-text.ts'

/** Words that are the whole answer. */
const whole = /^(nao|nenhum|nenhuma|ninguem|nada|inexistente|nao se aplica|n\/a)[.!]?$/
/** Beginnings of an answer, from the suggestions and from common usage. */
const begun =
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
  return begun.test(text) && !but.test(text)
}
