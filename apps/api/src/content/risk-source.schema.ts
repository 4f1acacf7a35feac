import * as z from 'zod/mini'
import { contentKey, words } from './fields.ts'
import { findRepeated } from './keys.ts'

const weight = z
  .int('deve ser de 1 a 5')
  .check(z.minimum(1, 'deve ser de 1 a 5'), z.maximum(5, 'deve ser de 1 a 5'))

const answer = z.strictObject({
  key: contentKey,
  name: words(500),
  /** How likely the answer makes the event, 1 to 5. */
  probability: weight,
  /** How severe the event would be, 1 to 5. */
  impact: weight,
})
const question = z.strictObject({
  key: contentKey,
  name: words(500),
  /** Source of the duty in question. */
  source: z.optional(words(255)),
  answers: z
    .array(answer, 'deve ser uma lista')
    .check(z.minLength(2, 'deve ter pelo menos duas respostas')),
})
const sector = z.strictObject({
  key: contentKey,
  name: words(120),
  questions: z.array(question, 'deve ser uma lista').check(z.minLength(1, 'não pode ser vazia')),
})

/**
 * Maximum number of questions of all sectors together: a spreadsheet has a row for each, and this is its
 * maximum.
 */
const MAX_QUESTIONS = 500

/** A sector of the risk analysis, with its questions. */
export type RiskSectorSource = z.infer<typeof sector>

/** The questions of the risk analysis in the format of their file, in order. */
export const riskSourceSchema = z.strictObject({
  sectors: z.array(sector, 'deve ser uma lista'),
})
export type RiskSource = z.infer<typeof riskSourceSchema>

/** Keys used for two entries, to which customers' choices refer; and more questions than can be sent. */
export function findRiskMistakes({ sectors }: RiskSource): string[] {
  const questions = sectors.flatMap((each) => each.questions)
  const twice = (what: string, items: readonly { readonly key: string }[]) =>
    findRepeated(items.map(({ key }) => key)).map((key) => `${what} ${key} vem mais de uma vez`)
  const { length } = questions
  return [
    ...(length > MAX_QUESTIONS
      ? [`a análise pode ter até ${MAX_QUESTIONS} perguntas, e tem ${length}`]
      : []),
    ...twice('o setor', sectors),
    ...twice('a pergunta', questions),
    ...questions.flatMap(({ key, answers }) => twice(`em ${key}, a resposta`, answers)),
  ]
}
