import { attempt } from '../attempt.ts'
import type { Clock } from '../calendar/index.ts'
import { createRandomId } from '../http/index.ts'
import * as storageKeys from '../storage-keys.ts'
import type {
  DraftFollower,
  DraftForm,
  DraftOwner,
  DraftPlace,
  DraftStorage,
  DraftSubject,
  StashedDraft,
} from './draft.types.ts'
import {
  parseDraftRecord,
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
   * Name of the program, if several share an origin and its session: each has its own drafts, and all are
   * removed together. The portal has no name.
   */
  readonly app?: string
}

/** The drafts of a program. */
export interface DraftStore {
  /**
   * The place of a form's draft, for `openDraft`. Separate from it, so that only pages with forms load its
   * code.
   */
  place(
    form: Pick<DraftForm<unknown>, 'name'>,
    owner: DraftOwner,
    subject: DraftSubject,
  ): DraftPlace
  /**
   * Names of the forms in which a user has drafts, in all businesses and programs; one entry for each draft.
   * The form of a named program is `app:form`.
   */
  formsOf(userId: string): readonly string[]
  /** The drafts of the forms that are open in this tab. */
  readonly open: ReadonlySet<Pick<DraftFollower, 'snapshot'>>
  /**
   * Removes all drafts of a user, in every open form and tab; none of these forms stores anything afterwards.
   */
  forget(userId: string): void
  /** Abandons what the open forms have not stored: it is not restored in the next form. */
  abandon(): void
  /** Removes drafts that are too old, and anything under the prefix that is not a draft, of any user. */
  sweep(): void
}

/**
 * The drafts of a program, in one storage. If the storage is full or forbidden, what is typed lasts as long
 * as the tab, for its user alone.
 */
export function createDraftStore({ storage, clock, app }: DraftStoreOptions): DraftStore {
  /** Open drafts of this tab: storage events only reach other tabs. */
  const followers = new Set<DraftFollower>()
  const stash = new Map<string, StashedDraft>()
  const abandon = () => {
    for (const follower of followers) follower.abandon()
  }
  const keys = () =>
    attempt(() => storage.keys(), []).filter((key) => key.startsWith(storageKeys.draft))
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
        stash,
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
      const stored = keys().filter((key) => read(key) !== undefined)
      return [...new Set([...stored, ...stash.keys()])]
        .filter((key) => key.startsWith(toUserPrefix(userId)))
        .map(toFormName)
    },
    open: followers,
    forget(userId) {
      const isSealed = seal(userId)
      for (const key of keys()) if (key.startsWith(toUserPrefix(userId))) remove(key)
      for (const key of stash.keys()) if (key.startsWith(toUserPrefix(userId))) stash.delete(key)
      // A forbidden storage cannot hold a seal.
      abandon()
      // A full storage may have room for the seal only after the removal.
      if (!isSealed) seal(userId)
    },
    abandon,
    sweep() {
      for (const key of keys()) {
        if (!key.startsWith(storageKeys.draftSeal) && read(key) === undefined) remove(key)
      }
    },
  }
}
