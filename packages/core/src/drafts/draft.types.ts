import type { Clock } from '../calendar/index.ts'
import type { KeyValueStorage } from '../session/index.ts'

/** Where a program keeps drafts: the methods of the web's `Storage`, and a list of its keys. */
export interface DraftStorage extends KeyValueStorage {
  /** All keys in the storage, of drafts or not. */
  keys(): readonly string[]
  /**
   * Calls the listener when another tab or program has changed a key; with null when any key may have
   * changed.
   * @returns removes the listener
   */
  onChange(listener: (key: string | null) => void): () => void
}

/** The owner of a draft: a user within one of the user's businesses. */
export interface DraftOwner {
  readonly userId: string
  /** Null before the user has a business. */
  readonly businessId: string | null
}

/** A form whose values are kept as they are typed. */
export interface DraftForm<Values> {
  /** Unique among the forms of a program, and stable across its versions. */
  readonly name: string
  /** Version of the shape of the values. A draft of another version is passed through `read`. */
  readonly version: number
  /** The untouched form. */
  readonly empty: Values
  /**
   * The values of a stored draft, which may be of an older version, or anything at all.
   * @returns undefined if it cannot be used: it is then removed
   */
  read(stored: unknown, version: number): Values | undefined
  /** Whether the values hold nothing worth keeping. */
  isEmpty(values: Values): boolean
  /**
   * Merges the changes of two tabs to the same draft, where no question is needed.
   * @param base the values that both began with
   */
  merge?(mine: Values, theirs: Values, base: Values): Values
}

/** What a draft is about, for a form that exists once for each of many records. */
export interface DraftSubject {
  /** Id of the record; empty for a form about none. */
  readonly id?: string
  /**
   * The state of the record in which the text makes sense, such as when that state began. A draft that was
   * written in a different one is removed. Null accepts a draft of any state, to pass it on elsewhere.
   */
  readonly occasion?: string | null
}

/** A draft as it is stored; its values have not been validated. */
export interface DraftRecord {
  /** Version of the form that wrote it. */
  readonly version: number
  /** When it was written, in milliseconds since the epoch. */
  readonly savedAt: number
  /** New at every write, so that a tab can tell a draft that it did not write. */
  readonly revision: string
  readonly occasion: string
  readonly values: unknown
}

/** A draft as its form shows it. */
export interface DraftSnapshot<Values> {
  readonly values: Values
  /** Its user has entered nothing in it. */
  readonly isEmpty: boolean
  /** When the values were last stored; null when they are not. */
  readonly savedAt: Date | null
  /** The values were already stored when the form was opened, and have not changed since. */
  readonly isRestored: boolean
  /** There are discarded values that can be restored. */
  readonly canUndo: boolean
  /** The storage is full or forbidden and rejected the values: they are lost with the tab. */
  readonly isUnstored: boolean
  /**
   * The same draft was changed in another tab and in this one. Nothing is stored until `keepMine` or
   * `takeTheirs` is called.
   */
  readonly conflict: DraftConflict | null
}

/** What another tab has done to the same draft. */
export interface DraftConflict {
  /** `changed`: it holds different text. `removed`: it was sent or discarded there. */
  readonly kind: 'changed' | 'removed'
  /** When the other tab did so, if known. */
  readonly at: Date | null
}

/** An open draft: what a form reads its values from and writes them to. */
export interface Draft<Values> {
  /** The same object until something changes. */
  snapshot(): DraftSnapshot<Values>
  /**
   * Follows the draft and the changes of other tabs.
   * @returns unsubscribes; the last one to do so stores pending changes
   */
  subscribe(listener: () => void): () => void
  /** Changes the values; they are stored a moment later, also while changes go on. */
  change(change: (values: Values) => Values): void
  /** Stores pending changes at once. */
  flush(): void
  /** Discards the values; they can be restored as long as the draft is open. */
  discard(): void
  /** Restores the discarded values. */
  undo(): void
  /** Removes the draft permanently, because it was sent. */
  finish(): void
  /** Resolves a conflict with this tab's text, which replaces the other's. */
  keepMine(): void
  /** Resolves a conflict with the other tab's text. */
  takeTheirs(): void
}

/** An open draft as the store sees it. */
export interface DraftFollower {
  /** Stores pending changes. */
  flush(): void
  /** Decides whether the user may be promised that the text will be restored. */
  snapshot(): Pick<DraftSnapshot<unknown>, 'isEmpty' | 'isUnstored' | 'conflict'>
  /** Checks a key that somebody else has written or removed; null means any key. */
  look(key: string | null): void
  /** Abandons what is not stored: it is not kept for the next form, unless it is changed again. */
  abandon(): void
}

/** Values that were not stored when their form closed; only this tab has them. */
export interface StashedDraft {
  readonly record: DraftRecord
  /** What was stored when they were typed, and its revision. */
  readonly base: unknown
  readonly revision: string | undefined
  /** They become invalid when the drafts of the user are removed in another tab. */
  readonly seal: string | null
}

/** Key and storage of one draft, and what keeping it needs. */
export interface DraftPlace {
  readonly storage: DraftStorage
  readonly clock: Clock
  readonly key: string
  readonly sealKey: string
  /** Unstored values of all forms that were closed in this tab, by key. */
  readonly stash: Map<string, StashedDraft>
  /** Called with a key that was written or removed. */
  readonly onWritten: (key: string) => void
  /** Tells a draft about changes by others, until the returned function is called. */
  readonly follow: (follower: DraftFollower) => () => void
}
