import type { DraftForm, DraftOwner, DraftSubject } from './draft.types.ts'
import { createSlot } from './draft-slot.ts'
import type { DraftStore } from './draft-store.ts'

/**
 * The occasion in which a stored draft was written. Does not open the draft, because opening removes one of
 * another occasion.
 * @param drafts of the program, see `createDraftStore`
 * @returns undefined if nothing valid is stored
 */
export function readDraftOccasion(
  drafts: Pick<DraftStore, 'place'>,
  form: Pick<DraftForm<unknown>, 'name'>,
  owner: DraftOwner,
  subject: Pick<DraftSubject, 'id'>,
): string | undefined {
  return createSlot(drafts.place(form, owner, subject)).read()?.occasion
}
