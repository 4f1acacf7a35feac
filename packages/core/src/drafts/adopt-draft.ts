import { attempt } from '../attempt.ts'
import type { DraftForm, DraftOwner } from './draft.types.ts'
import { toUserPrefix } from './draft-record.ts'
import { createSlot } from './draft-slot.ts'
import type { DraftStore } from './draft-store.ts'

/** A key of a draft without its business, and that business; see `toDraftKey`. */
function splitKey(key: string) {
  const [prefix, user, business = '', ...form] = key.split('/')
  return { rest: [prefix, user, ...form].join('/'), businessId: decodeURIComponent(business) }
}

/**
 * Moves the newest draft of a form from a business that its user no longer has, where it is out of reach, to one
 * that they have. It stays while another is begun there, which it must not replace; a form that is open shows it.
 * @param drafts of the program, see `createDraftStore`
 * @param form one that exists once in each business
 * @param owner whose draft it becomes: the user, in the business that their pages show
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
    // Other keys of the origin are anybody's.
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
