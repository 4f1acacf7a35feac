import { parseAnswer } from './answer-values.ts'
import { hasSensitiveData, suggestLegalBases } from './legal-basis.rules.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'
import { saysNone, someOf } from './says-none.ts'

/** The kinds of findings to check in an activity before it is sent, by `mapping.finding.<kind>`. */
export type MappingFindingKind =
  /** Questions without an answer. */
  | 'unanswered'
  /** An answer that says 'none' together with something else. */
  | 'noneAndSome'
  /** Sensitive data for a purpose without a known legal basis for them (LGPD, art. 11). */
  | 'sensitiveWithoutBasis'
  /** Data that goes abroad without a stated guarantee (LGPD, art. 33). */
  | 'abroadWithoutGuarantee'
  /** Data of children without any mention of consent or of their best interest (LGPD, art. 14). */
  | 'childrenWithoutCare'
  /** Data of dependants, but none of children. */
  | 'dependantsWithoutChildren'
  /** Nothing is shared, yet there are reasons for sharing; or the other way round. */
  | 'sharingContradicts'
  /** Data that is kept without a time limit (LGPD, arts. 15 and 16). */
  | 'noDeadline'

/** A finding to check in an activity. */
export interface MappingFinding {
  readonly kind: MappingFindingKind
  /** The question to check first. */
  readonly field: MappingField
  /** The fields or the words of the answer that it concerns. */
  readonly details: readonly string[]
}

/** Questions with a suggestion that means 'none'. */
const fieldsWithNone = ['question7', 'question8', 'question10', 'question11', 'question12'] as const

/** A country with an adequacy decision, or a mechanism listed by the law (art. 33). */
const guarantee =
  /\b(adequad|cl[aá]usula|norma corporativa|certifica|consentimento|uni[aã]o europeia|isl[aâ]ndia|liechtenstein|noruega)/i
const care = /consentimento|melhor interesse/i
/** 'País não adequado', 'sem consentimento': the word occurs, but negated. */
const lacking = /(^|\s)(não|sem|nenhuma?)\s+(\S+\s+)?(adequad|cl[aá]usula|certifica|consentimento)/i
const dependants = /(^|[\s(/])(dependente|filh[oa]|crian[cç]a)/i
const endless =
  /sem prazo|indeterminad|indefinid|para sempre|permanente|^nunca( são| serão|$)|não (são|serão) (eliminad|apagad|exclu[ií]d|descartad)/i
/** Retention that the law itself requires permanently (LGPD, art. 16, I), and permanent deletion. */
const ended =
  /exigid[oa]s? por lei|atos societ[aá]rios|(exclu|elimina|descart|apag|destru)\S*\s+(de forma\s+)?permanente/i

type Rule = (answers: AnswersByField) => MappingFinding[]

const valuesOf = (answers: AnswersByField, field: MappingField) => parseAnswer(answers[field])
const assures = (assurance: RegExp, value: string) => assurance.test(value) && !lacking.test(value)

const findUnanswered: Rule = (answers) => {
  const left = mappingFields.filter((field) => (answers[field] ?? '').trim() === '')
  const [field] = left
  return field ? [{ kind: 'unanswered', field, details: left }] : []
}

const findNoneAndSome: Rule = (answers) =>
  fieldsWithNone.flatMap((field): MappingFinding[] => {
    const values = valuesOf(answers, field)
    const isBoth = values.some(saysNone) && someOf(answers, field).length > 0
    return isBoth ? [{ kind: 'noneAndSome', field, details: values }] : []
  })

const findSensitive: Rule = (answers) => {
  if (!hasSensitiveData(answers)) return []
  const details = suggestLegalBases(answers).flatMap(({ purpose, basis }) =>
    basis === null ? [purpose] : [],
  )
  return details.length > 0 ? [{ kind: 'sensitiveWithoutBasis', field: 'question3', details }] : []
}

const findAbroad: Rule = (answers) => {
  const details = someOf(answers, 'question12')
  const isGuarded = details.some((value) => assures(guarantee, value))
  if (details.length === 0 || isGuarded) return []
  return [{ kind: 'abroadWithoutGuarantee', field: 'question12', details }]
}

const findChildren: Rule = (answers) => {
  const details = someOf(answers, 'question7')
  if (details.length > 0) {
    const isCared = details.some((value) => assures(care, value))
    return isCared ? [] : [{ kind: 'childrenWithoutCare', field: 'question7', details }]
  }
  const people = [...valuesOf(answers, 'question1'), ...valuesOf(answers, 'question2')]
  const found = people.filter((value) => dependants.test(value))
  if (valuesOf(answers, 'question7').length === 0 || found.length === 0) return []
  return [{ kind: 'dependantsWithoutChildren', field: 'question7', details: found }]
}

const findSharing: Rule = (answers) => {
  const receivers = valuesOf(answers, 'question10')
  const reasons = valuesOf(answers, 'question11')
  if (receivers.length === 0 || reasons.length === 0) return []
  const hasSome = (field: MappingField) => someOf(answers, field).length > 0
  if (hasSome('question10') === hasSome('question11')) return []
  return [{ kind: 'sharingContradicts', field: 'question11', details: reasons }]
}

const findDeadline: Rule = (answers) => {
  const details = valuesOf(answers, 'question14').filter(
    (value) => endless.test(value) && !ended.test(value),
  )
  return details.length > 0 ? [{ kind: 'noDeadline', field: 'question14', details }] : []
}

const rules: readonly Rule[] = [
  findUnanswered,
  findNoneAndSome,
  findSensitive,
  findAbroad,
  findChildren,
  findSharing,
  findDeadline,
]

/**
 * What is missing in the answers of an activity, and what contradicts itself or the law. Findings do not
 * prevent sending: the lawyer decides, and the customer knows of them beforehand.
 */
export function findInAnswers(answers: AnswersByField): readonly MappingFinding[] {
  return rules.flatMap((find) => find(answers))
}
