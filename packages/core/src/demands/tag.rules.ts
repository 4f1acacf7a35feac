import { allowed, type Decision, refused } from '../decision.ts'
import { foldText } from '../fold-text.ts'

/** Most characters of a tag's name. */
export const TAG_NAME_MAX = 60

/** Most tags of one demand, so that a row of a list stays readable. */
export const DEMAND_TAGS_MAX = 20

/** By what two names of tags are the same: without accents, capitals and blanks at the ends. */
export const toTagKey = foldText

/**
 * Whether a tag can be put on a demand: once, and on a demand with room for it.
 * @param tagId undefined for one that is still to be made
 */
export function evaluateTagAddition(
  demand: { readonly demandsTags: readonly string[] },
  tagId: string | undefined,
): Decision<'repeated' | 'tooManyOnDemand'> {
  if (tagId !== undefined && demand.demandsTags.includes(tagId)) return refused('repeated')
  return demand.demandsTags.length < DEMAND_TAGS_MAX ? allowed : refused('tooManyOnDemand')
}
