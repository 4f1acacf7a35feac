import { type Decision, refused } from '@tramite/core/decision'
import { TAG_NAME_MAX, toTagKey } from '@tramite/core/demands'

/** Maximum number of tags of one customer: users pick from all of them. */
export const CUSTOMER_TAGS_MAX = 500

/** Why a tag is not created. */
type TagCreationRefusal = 'nameRequired' | 'nameTooLong' | 'exists' | 'tooMany'

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
