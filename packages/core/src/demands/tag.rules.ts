import { allowed, type Decision, refused } from '../decision.ts'

/** Most characters of a tag's name. */
export const TAG_NAME_MAX = 60

/** Most tags of one demand, so that a row of a list stays readable. */
export const DEMAND_TAGS_MAX = 20

/**
 * By what two names of tags are the same: without accents, capitals and blanks at the ends. A plain
 * string, so that a database can hold it to be unique.
 */
export function toTagKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether a tag can be put on a demand: once, and on a demand with room for it. */
export function evaluateTagAddition(
  demand: { readonly demandsTags: readonly string[] },
  tagId: string,
): Decision<'repeated' | 'tooManyOnDemand'> {
  if (demand.demandsTags.includes(tagId)) return refused('repeated')
  return demand.demandsTags.length < DEMAND_TAGS_MAX ? allowed : refused('tooManyOnDemand')
}
