import { attempt } from '../attempt.ts'
import type { DraftPlace, DraftRecord, StashedDraft } from './draft.types.ts'
import { parseDraftRecord } from './draft-record.ts'

/** The place of one draft in a storage, which may be forbidden or full. */
export function createSlot({ storage, clock, key, sealKey, stash, onWritten }: DraftPlace) {
  const get = (name: string) => attempt(() => storage.getItem(name), null)
  const sealAtStart = get(sealKey)
  /** @returns whether the storage accepted it */
  const alter = (change: () => void): boolean =>
    attempt(() => {
      change()
      onWritten(key)
      return true
    }, false)
  return {
    read: () => parseDraftRecord(get(key), clock.now()),
    hasText: () => get(key) !== null,
    /** The drafts of the user were forgotten meanwhile: none of them may be written again. */
    isSealed: () => get(sealKey) !== sealAtStart,
    write: (record: DraftRecord) => alter(() => storage.setItem(key, JSON.stringify(record))),
    /** A forbidden storage has nothing to remove. */
    remove: () => alter(() => storage.removeItem(key)),
    /** Keeps in this tab what could not be stored. */
    stash: (draft: Omit<StashedDraft, 'seal'>) => stash.set(key, { ...draft, seal: sealAtStart }),
    stashed: () => {
      const draft = stash.get(key)
      return draft?.seal === sealAtStart ? draft : undefined
    },
    dropStash: () => stash.delete(key),
  }
}
