import type { DraftPlace } from './draft.types.ts'
import { type DraftRecord, parseDraftRecord } from './draft-record.ts'

/** The place of one draft in a storage, which may be forbidden or full. */
export function createSlot({ storage, clock, key, sealKey, onWritten }: DraftPlace) {
  const get = (name: string): string | null => {
    try {
      return storage.getItem(name)
    } catch {
      return null
    }
  }
  const sealAtStart = get(sealKey)
  return {
    read: () => parseDraftRecord(get(key), clock.now()),
    hasText: () => get(key) !== null,
    /** The drafts of the user were forgotten meanwhile: nothing of them may come back. */
    isSealed: () => get(sealKey) !== sealAtStart,
    /** @returns whether the storage took it */
    write(record: DraftRecord): boolean {
      try {
        storage.setItem(key, JSON.stringify(record))
        onWritten(key)
        return true
      } catch {
        return false
      }
    },
    remove() {
      try {
        storage.removeItem(key)
        onWritten(key)
      } catch {
        // A storage that may not be used holds nothing.
      }
    },
  }
}
