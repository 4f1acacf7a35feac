import * as z from 'zod/mini'
import { requiredText } from '../forms/text-fields.ts'
import { TAG_NAME_MAX } from './tag.rules.ts'

/** The form of a new tag. */
export const createTagSchema = z.object({ name: requiredText('name', TAG_NAME_MAX) })
