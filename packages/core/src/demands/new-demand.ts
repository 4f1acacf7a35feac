import type * as z from 'zod/mini'
import type { UploadRecord } from '../files/index.ts'
import type { createDemandSchema } from './demand-forms.schema.ts'

/** Who creates a demand, and its files. */
export interface NewDemandContext {
  readonly userId: string
  /** Whether demands of the customer may be private at all, from `evaluateSecrecy`. */
  readonly canBePrivate: boolean
  readonly attachments: readonly UploadRecord[]
}

/**
 * The demand from the form, as `createDemand` takes it. Its author is notified in addition to the chosen
 * users.
 * @param form the parsed values
 */
export function toNewDemand(
  form: z.output<typeof createDemandSchema>,
  { userId, canBePrivate, attachments }: NewDemandContext,
) {
  return {
    ...form,
    private: canBePrivate && form.private,
    attachments: [...attachments],
    usersToNotify: [userId, ...form.usersToNotify.filter((id) => id !== userId)],
  }
}
