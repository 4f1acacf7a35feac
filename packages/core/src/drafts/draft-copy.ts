import { createRandomId } from '../http/index.ts'
import { isSameValue } from '../is-same-value.ts'
import type {
  DraftConflict,
  DraftForm,
  DraftPlace,
  DraftRecord,
  DraftSubject,
} from './draft.types.ts'
import { isConflict } from './draft-conflict.rules.ts'
import { readDraftValues } from './draft-record.ts'
import { createSlot } from './draft-slot.ts'

/** One tab's version of a draft, and how it relates to what is stored. */
export interface DraftCopyState<Values> {
  readonly values: Values
  /** When the values were last stored; null when they are not. */
  readonly savedAt: Date | null
  /** Some values have not been stored yet. */
  readonly isPending: boolean
  /** The storage rejected the values: they exist in this tab alone. */
  readonly isUnstored: boolean
  /** Nothing is stored until it is resolved. */
  readonly conflict: DraftConflict | null
}

/** One tab's copy of a draft, which other tabs may have changed. */
export interface DraftCopy<Values> {
  state(): DraftCopyState<Values>
  /** Takes new values, to be stored later. */
  set(next: Values): void
  /** Stores the values, unless another tab has changed the draft meanwhile. */
  save(): void
  /** Stores the values, whatever another tab has stored. */
  keepMine(): void
  /** Replaces the values by what is stored. */
  takeTheirs(): void
  /** Removes what this tab has stored; what another tab has written meanwhile is adopted. */
  forget(): void
  /**
   * Compares with the storage and handles what another tab has stored.
   * @returns whether anything had changed
   */
  look(): boolean
  /** Keeps unstored values for the next form in this tab when the form closes, unless they were abandoned. */
  stash(): void
  /** Abandons unstored values, until they are changed again. */
  abandon(): void
}

/** Begins with what is stored, or empty. A stored draft that cannot be used is removed. */
export function createDraftCopy<Values>(
  place: DraftPlace,
  form: DraftForm<Values>,
  subject: DraftSubject,
): DraftCopy<Values> {
  const slot = createSlot(place)
  const read = (record: DraftRecord | undefined) => record && readDraftValues(form, record, subject)
  let values = form.empty
  /** The last stored values that this tab knows of, and their revision. */
  let base = form.empty
  let revision: string | undefined
  let savedAt: Date | null = null
  let isPending = false
  let isUnstored = false
  let conflict: DraftConflict | null = null
  let isAbandoned = false

  const toRecord = (): DraftRecord => ({
    version: form.version,
    savedAt: place.clock.now().getTime(),
    revision: createRandomId(),
    occasion: subject.occasion ?? '',
    values,
  })
  const adopt = (record: DraftRecord | undefined, next: Values) => {
    isPending = false
    isUnstored = false
    conflict = null
    values = next
    base = next
    revision = record?.revision
    savedAt = record ? new Date(record.savedAt) : null
  }
  const take = (record: DraftRecord | undefined) => {
    slot.dropStash()
    const theirs = read(record)
    if (theirs === undefined) adopt(undefined, form.empty)
    else adopt(record, theirs)
  }
  const store = () => {
    slot.dropStash()
    isPending = false
    isUnstored = false
    savedAt = null
    if (slot.isSealed()) return
    if (form.isEmpty(values)) {
      slot.remove()
      revision = undefined
    } else {
      const record = toRecord()
      if (!slot.write(record)) {
        // Retried with the next save; another tab's text must not replace it silently.
        isPending = true
        isUnstored = true
        return
      }
      revision = record.revision
      savedAt = new Date(record.savedAt)
    }
    base = values
  }
  /** Handles a stored draft other than the one that this tab wrote or read. */
  const reconcile = (record: DraftRecord | undefined) => {
    const theirs = read(record)
    const next = theirs ?? form.empty
    if (form.merge) {
      const merged = form.merge(values, next, base)
      adopt(record, next)
      values = merged
      if (!isSameValue(merged, base)) store()
    } else if (isConflict(values, isPending, theirs, form.empty)) {
      // This text exists nowhere else: no later change of the other tab may replace it silently.
      isPending = true
      conflict = {
        kind: theirs === undefined ? 'removed' : 'changed',
        at: record && theirs !== undefined ? new Date(record.savedAt) : null,
      }
    } else {
      adopt(record, next)
    }
  }

  const record = slot.read()
  const stored = read(record)
  if (stored !== undefined) adopt(record, stored)
  else if (slot.hasText()) slot.remove()
  // What an earlier form of this tab could not store.
  const stashed = slot.stashed()
  const unstored = read(stashed?.record)
  if (stashed && unstored !== undefined) {
    values = unstored
    base = read({ ...stashed.record, values: stashed.base }) ?? form.empty
    revision = stashed.revision
    isPending = true
    isUnstored = true
  }

  return {
    state: () => ({ values, savedAt, isPending, isUnstored, conflict }),
    set(next) {
      values = next
      isPending = true
      isAbandoned = false
    },
    save() {
      const record = slot.read()
      if (record?.revision === revision || slot.isSealed()) store()
      else reconcile(record)
    },
    keepMine() {
      conflict = null
      store()
    },
    takeTheirs: () => take(slot.read()),
    forget() {
      const record = slot.read()
      const isOwn = record && record.revision === revision
      if (isOwn) slot.remove()
      take(isOwn ? undefined : record)
    },
    look() {
      const record = slot.read()
      if (record?.revision === revision || slot.isSealed()) return false
      reconcile(record)
      return true
    },
    stash() {
      if (!isPending || isAbandoned || form.isEmpty(values)) return
      slot.stash({ record: toRecord(), base, revision })
    },
    abandon() {
      slot.dropStash()
      isAbandoned = true
    },
  }
}
