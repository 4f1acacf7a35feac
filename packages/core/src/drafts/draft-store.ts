import { attempt } from '../attempt.ts'
import type { Clock } from '../calendar/index.ts'
import { createRandomId } from '../http/random-id.ts'
import type { Draft, DraftForm, DraftOwner, DraftStorage, DraftSubject } from './draft.types.ts'
import {
  DRAFT_PREFIX,
  parseDraftRecord,
  SEAL_PREFIX,
  toDraftKey,
  toFormName,
  toSealKey,
  toUserPrefix,
} from './draft-record.ts'
import { openDraft } from './open-draft.ts'

/** What drafts need from the program. */
export interface DraftStoreOptions {
  readonly storage: DraftStorage
  readonly clock: Clock
  /** Pause after the last change before it is kept, in milliseconds; 300 by default. */
  readonly saveDelay?: number
}

/** The drafts of a program. */
export interface DraftStore {
  /** Opens the draft of a form: with what was kept, or empty. */
  open<Values>(form: DraftForm<Values>, owner: DraftOwner, subject?: DraftSubject): Draft<Values>
  /** Names of the forms in which a user has drafts, in all businesses; one for each draft. */
  formsOf(userId: string): readonly string[]
  /** Forgets all drafts of a user, in every open form and tab: none of them writes any more. */
  forget(userId: string): void
  /** Removes what is too old, and what is no draft, whoever wrote it. */
  sweep(): void
}

/**
 * The drafts of a program over one storage. A storage that is full or forbidden breaks nothing:
 * what was typed then lasts as long as its form.
 */
export function createDraftStore({ storage, clock, saveDelay }: DraftStoreOptions): DraftStore {
  const followed = new Set<Pick<Draft<unknown>, 'flush'>>()
  /** Forms of this tab: the storage tells only other tabs of what this one does. */
  const neighbours = new Set<(key: string) => void>()
  const keys = () => attempt(() => storage.keys(), []).filter((key) => key.startsWith(DRAFT_PREFIX))
  const read = (key: string) =>
    parseDraftRecord(
      attempt(() => storage.getItem(key), null),
      clock.now(),
    )
  const remove = (key: string) => attempt(() => storage.removeItem(key), undefined)
  const seal = (userId: string) =>
    attempt(() => {
      storage.setItem(toSealKey(userId), createRandomId())
      return true
    }, false)
  return {
    open(form, owner, subject = {}) {
      let look: ((key: string) => void) | undefined
      const draft = openDraft(form, subject, {
        storage,
        clock,
        key: toDraftKey(owner, form, subject),
        sealKey: toSealKey(owner.userId),
        ...(saveDelay !== undefined && { saveDelay }),
        onWritten: (key) => {
          for (const other of neighbours) if (other !== look) other(key)
        },
        follow: (listener) => {
          look = listener
          followed.add(draft)
          neighbours.add(listener)
          const stop = storage.onChange(listener)
          return () => {
            stop()
            followed.delete(draft)
            neighbours.delete(listener)
          }
        },
      })
      return draft
    },
    formsOf(userId) {
      for (const draft of followed) draft.flush()
      return keys()
        .filter((key) => key.startsWith(toUserPrefix(userId)) && read(key) !== undefined)
        .map(toFormName)
    },
    forget(userId) {
      const isSealed = seal(userId)
      for (const key of keys()) if (key.startsWith(toUserPrefix(userId))) remove(key)
      // A full storage has room for the seal only now.
      if (!isSealed) seal(userId)
    },
    sweep() {
      for (const key of keys()) {
        if (!key.startsWith(SEAL_PREFIX) && read(key) === undefined) remove(key)
      }
    },
  }
}
