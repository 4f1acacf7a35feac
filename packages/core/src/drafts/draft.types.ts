import type { Clock } from '../calendar/index.ts'
import type { KeyValueStorage } from '../session/index.ts'

/** What a program keeps drafts in: a part of the web's `Storage`, with the keys that it holds. */
export interface DraftStorage extends KeyValueStorage {
  /** All keys in the storage, of drafts or not. */
  keys(): readonly string[]
  /**
   * Calls the listener when another tab or program has changed a key; with null when it may have
   * changed any.
   * @returns ends it
   */
  onChange(listener: (key: string | null) => void): () => void
}

/** Whose drafts: a user's within one of the user's businesses. */
export interface DraftOwner {
  readonly userId: string
  /** Null before the user has a business. */
  readonly businessId: string | null
}

/** A form whose values are kept while they are typed. */
export interface DraftForm<Values> {
  /** Unique among the forms of a program, and the same in every version of it. */
  readonly name: string
  /** Of the shape of the values. A draft of another version goes through `read`. */
  readonly version: number
  /** The untouched form. */
  readonly empty: Values
  /**
   * The values of a stored draft, which may be of an older version, or of anything at all.
   * @returns undefined when it cannot be used: it is then forgotten
   */
  read(stored: unknown, version: number): Values | undefined
  /** Whether there is nothing in them worth keeping. */
  isEmpty(values: Values): boolean
  /**
   * Joins what two tabs have made of the same draft, where that can be done without asking.
   * @param base what both began with
   */
  merge?(mine: Values, theirs: Values, base: Values): Values
}

/** What a draft is about, for forms that there is one of for each of many records. */
export interface DraftSubject {
  /** Id of the record; empty for a form that stands alone. */
  readonly id?: string
  /**
   * The state of the record in which the text makes sense, such as when it began. A draft that was
   * written in another one is forgotten.
   */
  readonly occasion?: string
}

/** A draft as its form shows it. */
export interface DraftSnapshot<Values> {
  readonly values: Values
  /** When the values were last kept; null when they are not. */
  readonly savedAt: Date | null
  /** The values stood in the storage when the form was opened, and were not changed since. */
  readonly isRestored: boolean
  /** There are values that were thrown away and can be brought back. */
  readonly canUndo: boolean
  /** The storage is full or forbidden and did not take the values: they go with their form. */
  readonly isUnkept: boolean
  /**
   * The same draft was changed in another tab while it was changed here. Nothing is kept until
   * `keepMine` or `takeTheirs` is called.
   */
  readonly conflict: DraftConflict | null
}

/** What another tab has done to the same draft. */
export interface DraftConflict {
  /** `changed`: it holds another text. `removed`: it was sent or thrown away there. */
  readonly kind: 'changed' | 'removed'
  /** When the other tab did so, as far as is known. */
  readonly at: Date | null
}

/** An open draft: what a form reads its values from and writes them to. */
export interface Draft<Values> {
  /** The same object until something changes. */
  snapshot(): DraftSnapshot<Values>
  /**
   * Follows the draft, and other tabs with it.
   * @returns ends it; the last one keeps what is still to be kept
   */
  subscribe(listener: () => void): () => void
  /** Changes the values; they are kept a moment later. */
  change(change: (values: Values) => Values): void
  /** Keeps at once what is still to be kept. */
  flush(): void
  /** Throws the values away, so that they can be brought back as long as the draft is open. */
  discard(): void
  /** Brings back what was thrown away. */
  undo(): void
  /** Forgets the draft for good: it was sent. */
  finish(): void
  /** Of two texts, this tab's: it replaces the other's. */
  keepMine(): void
  /** Of two texts, the other tab's. */
  takeTheirs(): void
}

/** An open draft, as the store knows it. */
export interface DraftFollower {
  /** Keeps what was changed last. */
  flush(): void
  /** Looks at a key that somebody else has written or removed; at its own for null. */
  look(key: string | null): void
}

/** Where one draft stands, and what it needs to be kept. */
export interface DraftPlace {
  readonly storage: DraftStorage
  readonly clock: Clock
  readonly key: string
  readonly sealKey: string
  /** Told of a key that was written or removed. */
  readonly onWritten: (key: string) => void
  /** Tells a draft what others change, until the function that it returns is called. */
  readonly follow: (follower: DraftFollower) => () => void
}
