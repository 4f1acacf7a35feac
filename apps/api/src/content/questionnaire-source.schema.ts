import {
  type MappingField,
  type MappingQuestionnaire,
  mappingFields,
  sectorKinds,
} from '@tramite/core/mapping'
import * as z from 'zod/mini'
import { words } from './fields.ts'
import { findRepeated } from './keys.ts'

const question = z.strictObject({
  field: z.enum(mappingFields, 'deve ser de question0 a question14'),
  name: words(80),
  title: words(255),
  help: words(2048),
  source: words(255),
})

/** The questions of the data mapping in the format of their file: all of them, in order. */
export const questionsSourceSchema = z.strictObject({
  questions: z.array(question, 'deve ser uma lista'),
})
type QuestionsSource = z.infer<typeof questionsSourceSchema>

/**
 * Mistakes in the questions as a whole. Answers are stored by their fields, and rules depend on each:
 * none can be left out or added.
 */
export function findQuestionMistakes({ questions }: QuestionsSource): string[] {
  const asked = questions.map(({ field }) => field)
  const missing = mappingFields.filter((field) => !asked.includes(field))
  return [
    ...missing.map((field) => `questions não tem ${field}: as quinze perguntas são feitas`),
    ...findRepeated(asked).map((field) => `questions tem ${field} mais de uma vez`),
  ]
}

/** An answer stores its values separated by commas. */
const tag = words(120).check(
  z.regex(/^[^,]*$/, 'não pode ter vírgula'),
  z.regex(/^\S(.*\S)?$/s, 'não pode começar nem terminar por espaço'),
)
const tags = z.array(tag, 'deve ser uma lista').check(
  z.maxLength(30, 'tem mais de 30 respostas'),
  z.refine((given) => findRepeated(given).length === 0, 'tem uma resposta mais de uma vez'),
)

const optional = <Key extends string, Value extends z.ZodMiniType>(
  keys: readonly Key[],
  value: Value,
) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, z.optional(value)])) as Record<
      Key,
      z.ZodMiniOptional<Value>
    >,
  )

/**
 * The suggested answers in the format of their file, by sector and question; ours are used for what it
 * leaves out.
 */
export const tagsSourceSchema = optional(sectorKinds, optional(mappingFields, tags))
type TagsSource = z.infer<typeof tagsSourceSchema>

/** The questionnaire with its suggestions replaced by the firm's. */
export function placeTags(
  questionnaire: MappingQuestionnaire,
  source: TagsSource,
): MappingQuestionnaire {
  const tagsOf = (sector: keyof TagsSource, field: MappingField) => source[sector]?.[field]
  return {
    ...questionnaire,
    suggestions: questionnaire.suggestions.map((each) => ({
      ...each,
      tags: tagsOf(each.sector, each.field) ?? each.tags,
    })),
  }
}

/** The suggestions in the format of their file. */
export function takeTags({ suggestions }: MappingQuestionnaire): TagsSource {
  const tagsIn = (sector: keyof TagsSource) =>
    suggestions
      .filter((each) => each.sector === sector)
      .map(({ field, tags: suggested }) => [field, suggested] as const)
  return Object.fromEntries(
    sectorKinds.map((sector) => [sector, Object.fromEntries(tagsIn(sector))]),
  )
}
