import * as z from 'zod/mini'
import { requiredChoice, requiredText } from '../forms/text-fields.ts'
import { demandMessages } from '../messages/demands.ts'
import { TAG_NAME_MAX } from './tag.rules.ts'

/** The form of a new tag. */
export const createTagSchema = z.object({ name: requiredText('name', TAG_NAME_MAX) })

/**
 * The form that puts a tag on a demand: one has to be chosen, and not one it has.
 * @param tagIds the tags that the demand has
 */
export function createAddTagSchema(tagIds: readonly string[]) {
  return z.object({
    tagId: requiredChoice('tagId').check(
      z.refine((tagId) => !tagIds.includes(tagId), demandMessages['demands.tagRepeated']),
    ),
  })
}
