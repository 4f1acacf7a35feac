import * as z from 'zod/mini'
import { readAs, sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'

const schema = z.object({
  name: z.string(),
  description: z.string(),
  sent: z.nullable(sentSchema),
})

/** The form that requests a business, as a draft stores it. */
export interface BusinessAskDraft {
  readonly name: string
  readonly description: string
  readonly sent: SentOnce | null
}

/** The draft of the request for a new business. */
export const businessAskDraft: DraftForm<BusinessAskDraft> = {
  name: 'business-ask',
  version: 1,
  empty: { name: '', description: '', sent: null },
  read: readAs(schema, 1),
  isEmpty: ({ name, description }) => name.trim() === '' && description.trim() === '',
}
