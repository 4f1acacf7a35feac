import * as z from 'zod/mini'
import { contentKey, words } from './fields.ts'
import { findRepeated } from './keys.ts'

const texts = {
  title: words(255),
  description: words(2048),
  /** As in the customers' data; for every customer when absent. */
  customerType: z.optional(words(60)),
  /** The title of each of its demands, and its request to the firm. */
  demands: z
    .array(z.strictObject({ title: words(255), description: words(2048) }), 'deve ser uma lista')
    .check(z.minLength(1, 'não pode ser vazia'), z.maxLength(20, 'tem mais de 20 demandas')),
}
const textsSchema = z.strictObject(texts)
const journey = z.strictObject({ key: contentKey, ...texts })

/** A journey without its key. */
export type JourneyTexts = z.infer<typeof textsSchema>
export type JourneySource = z.infer<typeof journey>

/** The journeys in the format of their file, in display order. */
export const journeysSourceSchema = z.strictObject({
  journeys: z.array(journey, 'deve ser uma lista'),
})
export type JourneysSource = z.infer<typeof journeysSourceSchema>

/** Keys used for two journeys: what customers have started refers to them. */
export const findJourneyMistakes = ({ journeys }: JourneysSource): string[] =>
  findRepeated(journeys.map(({ key }) => key)).map((key) => `a jornada ${key} vem mais de uma vez`)
