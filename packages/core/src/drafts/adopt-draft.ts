import { attempt } from '../attempt.ts'
import type { DraftForm, DraftOwner } from './draft.types.ts'
import { toUserPrefix } from './draft-record.ts'
import { createSlot } from './draft-slot.ts'
import type { DraftStore } from './draft-store.ts'

/** Splits the key of a draft into the key without its business, and the business; see `toDraftKey`. */
function splitKey(key: string) {
  const [prefix, user, business = '', ...form] = key.split('/')
  return { rest: [prefix, user, ...form].join('/'), businessId: decodeURIComponent(business) }
}

/**
 * Moves the newest draft of a form from a business that its user no longer has access to, to one that they
 * have. It stays there while the target business already has a draft of the form, which must not be replaced.
 * An open form shows the moved draft.
 * @param drafts of the program, see `createDraftStore`
 * @param form one that exists once in each business
 * @param owner of the moved draft: the user, in the business that their pages show
 * @param businessIds all businesses of the user
 * @returns whether one was moved; not if the storage refuses it
 */
export function adoptDraft(
  drafts: Pick<DraftStore, 'place'>,
  form: Pick<DraftForm<unknown>, 'name'>,
  owner: DraftOwner,
  businessIds: readonly string[],
): boolean {
  const place = drafts.place(form, owner, {})
  const own = createSlot(place)
  if (own.read() !== undefined) return false
  const { rest } = splitKey(place.key)
  const ofUser = toUserPrefix(owner.userId)
  const isLost = (key: string) => {
    // The storage may hold any other keys of the origin.
    if (!key.startsWith(ofUser)) return false
    const parts = splitKey(key)
    return parts.rest === rest && !businessIds.includes(parts.businessId)
  }
  const lost = attempt(() => place.storage.keys(), [])
    .filter(isLost)
    .flatMap((key) => {
      const slot = createSlot({ ...place, key })
      const record = slot.read()
      return record ? [{ slot, record }] : []
    })
    .sort((one, other) => other.record.savedAt - one.record.savedAt)
  const [newest] = lost
  if (!newest || !own.write(newest.record)) return false
  newest.slot.remove()
  return true
}
