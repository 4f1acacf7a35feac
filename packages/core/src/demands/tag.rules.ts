import { allowed, type Decision, refused } from '../decision.ts'

/** Most characters of a tag's name. */
export const TAG_NAME_MAX = 60

/** Most tags of one demand, so that a row of a list stays readable. */
export const DEMAND_TAGS_MAX = 20

/** Most tags of one customer: they are listed without pages. */
export const CUSTOMER_TAGS_MAX = 500

/**
 * By what two names of tags are the same: without accents, capitals and blanks at the ends. A plain
 * string, so that a database can hold it to be unique.
 */
export function toTagKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Why a tag is not created. */
export type TagCreationRefusal = 'nameRequired' | 'nameTooLong' | 'exists' | 'tooMany'

/**
 * Whether a customer may get a tag; allowed with the name to store.
 * @param name as typed
 * @param tags those that the customer has
 */
export function evaluateTagCreation(
  name: string,
  tags: readonly { readonly name: string }[],
): Decision<TagCreationRefusal, { readonly name: string }> {
  const trimmed = name.trim()
  if (trimmed === '') return refused('nameRequired')
  if (trimmed.length > TAG_NAME_MAX) return refused('nameTooLong')
  const key = toTagKey(trimmed)
  if (tags.some((tag) => toTagKey(tag.name) === key)) return refused('exists')
  return tags.length < CUSTOMER_TAGS_MAX ? { allowed: true, name: trimmed } : refused('tooMany')
}

/** Whether a tag can be put on a demand: once, and on a demand with room for it. */
export function evaluateTagAddition(
  demand: { readonly demandsTags: readonly string[] },
  tagId: string,
): Decision<'repeated' | 'tooManyOnDemand'> {
  if (demand.demandsTags.includes(tagId)) return refused('repeated')
  return demand.demandsTags.length < DEMAND_TAGS_MAX ? allowed : refused('tooManyOnDemand')
}
