import { allowed, type Decision, refused } from '../decision.ts'
import { foldText } from '../fold-text.ts'

/** Maximum number of characters of a tag's name. */
export const TAG_NAME_MAX = 60

/** Maximum number of tags of one demand, so that a row of a list stays readable. */
export const DEMAND_TAGS_MAX = 20

/** The key by which two tag names are the same: without accents, in lower case and trimmed. */
export const toTagKey = foldText

/**
 * Whether a tag can be added to a demand: only once, and only while the demand has room for it.
 * @param tagId undefined for one that has not been created yet
 */
export function evaluateTagAddition(
  demand: { readonly demandsTags: readonly string[] },
  tagId: string | undefined,
): Decision<'repeated' | 'tooManyOnDemand'> {
  if (tagId !== undefined && demand.demandsTags.includes(tagId)) return refused('repeated')
  return demand.demandsTags.length < DEMAND_TAGS_MAX ? allowed : refused('tooManyOnDemand')
}
