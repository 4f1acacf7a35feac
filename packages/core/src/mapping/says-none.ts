import { foldText } from '../fold-text.ts'

/** Words that are the whole answer. */
const whole = /^(nao|nenhum|nenhuma|ninguem|nada|inexistente|nao se aplica|n\/a)[.!]?$/
/** What an answer begins with, as the suggestions do and as people write it. */
const begun =
  /^(nao (ha|exist\w+|temos|tem|possu\w+|trata\w*|coleta\w*|compartilh\w+|transfer\w+|envia\w*|sai|saem)|nenhuma? \w+)(\s|[.!]|$)/
const atHome = /^(todos )?(os dados )?ficam? (todos )?no brasil[.!]?$/
/** Nothing but something: there is some. */
const but = /(^|\s)(sem|exceto|salvo|alem|mas|a nao ser|fora)(\s|$)/

/**
 * Whether a value of an answer says that there is nothing, 'Nenhum', 'Não há compartilhamento', in the
 * questions of which that is an answer. What is not surely so is taken for something.
 */
export function saysNone(value: string): boolean {
  const text = foldText(value)
  if (whole.test(text) || atHome.test(text)) return true
  return begun.test(text) && !but.test(text)
}
