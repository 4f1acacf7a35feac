import { attempt } from '../attempt.ts'
import type { Clock } from '../calendar/index.ts'
import { createRandomId } from '../http/random-id.ts'
import type {
  DraftFollower,
  DraftForm,
  DraftOwner,
  DraftPlace,
  DraftStorage,
  DraftSubject,
} from './draft.types.ts'
import {
  DRAFT_PREFIX,
  parseDraftRecord,
  SEAL_PREFIX,
  toDraftKey,
  toFormName,
  toSealKey,
  toUserPrefix,
} from './draft-record.ts'

/** What drafts need from the program. */
export interface DraftStoreOptions {
  readonly storage: DraftStorage
  readonly clock: Clock
  /**
   * Name of the program, where several share an origin and its session: their drafts stand apart, and are forgotten
   * together. The portal has none.
   */
  readonly app?: string
}

/** The drafts of a program. */
export interface DraftStore {
  /** Where the draft of a form stands, for `openDraft`, which is code that only pages with forms need. */
  place(
    form: Pick<DraftForm<unknown>, 'name'>,
    owner: DraftOwner,
    subject: DraftSubject,
  ): DraftPlace
  /**
   * Names of the forms in which a user has drafts, in all businesses and programs; one for each draft. A form of a named
   * program is `app:form`.
   */
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
export function createDraftStore({ storage, clock, app }: DraftStoreOptions): DraftStore {
  /** Forms of this tab: the storage tells only other tabs of what this one does. */
  const followers = new Set<DraftFollower>()
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
    place(form, owner, subject) {
      let own: DraftFollower | undefined
      return {
        storage,
        clock,
        key: toDraftKey(owner, { name: app ? `${app}:${form.name}` : form.name }, subject),
        sealKey: toSealKey(owner.userId),
        onWritten: (key) => {
          for (const other of followers) if (other !== own) other.look(key)
        },
        follow: (follower) => {
          own = follower
          followers.add(follower)
          const stop = storage.onChange(follower.look)
          return () => {
            stop()
            followers.delete(follower)
          }
        },
      }
    },
    formsOf(userId) {
      for (const follower of followers) follower.flush()
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
