import { createRandomId } from '../http/random-id.ts'
import { isSameValue } from '../is-same-value.ts'
import type {
  Draft,
  DraftConflict,
  DraftForm,
  DraftOwner,
  DraftPlace,
  DraftSnapshot,
  DraftSubject,
} from './draft.types.ts'
import { type DraftRecord, parseDraftRecord, readDraftValues } from './draft-record.ts'
import type { DraftStore } from './draft-store.ts'

/** Pause after the last change before it is kept, in milliseconds. */
const SAVE_DELAY_MS = 300

function createSlot({ storage, clock, key, sealKey, onWritten }: DraftPlace) {
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

/**
 * Opens the draft of a form with what was kept of it, or empty. What was kept and cannot be used is removed.
 * @param drafts of the program, see `createDraftStore`
 * @param subject what the form is about, where there are several of it
 */
export function openDraft<Values>(
  drafts: Pick<DraftStore, 'place'>,
  form: DraftForm<Values>,
  owner: DraftOwner,
  subject: DraftSubject = {},
): Draft<Values> {
  const place = drafts.place(form, owner, subject)
  const slot = createSlot(place)
  const read = (record: DraftRecord | undefined) => record && readDraftValues(form, record, subject)
  const listeners = new Set<() => void>()
  let values = form.empty
  /** The values of the storage that this tab knows of, and their revision. */
  let base = form.empty
  let revision: string | undefined
  let savedAt: Date | null = null
  let isRestored = false
  let isPending = false
  /** The storage did not take the values: they stand nowhere else. */
  let isUnkept = false
  let discarded: { readonly values: Values } | null = null
  let conflict: DraftConflict | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined
  let shown: DraftSnapshot<Values>

  const show = () => {
    shown = {
      values,
      savedAt: conflict ? null : savedAt,
      isRestored,
      canUndo: discarded !== null,
      isUnkept,
      conflict,
    }
    for (const listener of listeners) listener()
  }
  const settle = () => {
    clearTimeout(timer)
    isPending = false
  }
  /** Takes what is stored for what this tab has. */
  const adopt = (record: DraftRecord | undefined, next: Values) => {
    settle()
    isUnkept = false
    conflict = null
    values = next
    base = next
    revision = record?.revision
    savedAt = record ? new Date(record.savedAt) : null
  }
  const store = () => {
    settle()
    isUnkept = false
    if (slot.isSealed()) {
      savedAt = null
      return
    }
    if (form.isEmpty(values)) {
      slot.remove()
      revision = undefined
      savedAt = null
    } else {
      const now = place.clock.now()
      const record: DraftRecord = {
        version: form.version,
        savedAt: now.getTime(),
        revision: createRandomId(),
        occasion: subject.occasion ?? '',
        values,
      }
      if (!slot.write(record)) {
        // Tried again with whatever is kept next; another tab's text may not replace it unasked.
        isPending = true
        isUnkept = true
        savedAt = null
        return
      }
      revision = record.revision
      savedAt = now
    }
    base = values
  }
  /** The stored draft is not the one that this tab wrote or read. */
  const meet = (record: DraftRecord | undefined) => {
    const theirs = read(record)
    if (form.merge) {
      const merged = form.merge(values, theirs ?? form.empty, base)
      adopt(record, theirs ?? form.empty)
      values = merged
      if (!isSameValue(merged, base)) store()
    } else if (isSameValue(values, theirs ?? form.empty) || (!isPending && theirs !== undefined)) {
      adopt(record, theirs ?? form.empty)
    } else {
      clearTimeout(timer)
      // This text stands nowhere else: no later change of the other tab may replace it unasked.
      isPending = true
      conflict = {
        kind: theirs === undefined ? 'removed' : 'changed',
        at: record && theirs !== undefined ? new Date(record.savedAt) : null,
      }
    }
  }
  /** Keeps the values, unless another tab has been there meanwhile. */
  const save = () => {
    const record = slot.read()
    if (record?.revision === revision || slot.isSealed()) store()
    else meet(record)
  }
  const flush = () => {
    if (!isPending || conflict) return
    save()
    show()
  }
  const look = (key: string | null) => {
    if ((key !== null && key !== place.key) || slot.isSealed()) return
    const record = slot.read()
    if (record?.revision === revision) return
    meet(record)
    show()
  }
  const set = (next: Values) => {
    values = next
    isRestored = false
    isPending = true
  }

  const first = slot.read()
  const kept = read(first)
  if (kept !== undefined) {
    adopt(first, kept)
    isRestored = !form.isEmpty(kept)
  } else if (slot.hasText()) slot.remove()
  show()

  return {
    snapshot: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) {
        stopListening = place.follow({ look, flush })
        look(place.key)
      }
      listeners.add(listener)
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        flush()
        stopListening?.()
      }
    },
    change(change) {
      const next = change(values)
      if (next === values) return
      set(next)
      if (!form.isEmpty(next)) discarded = null
      clearTimeout(timer)
      timer = setTimeout(flush, place.saveDelay ?? SAVE_DELAY_MS)
      show()
    },
    flush,
    discard() {
      discarded = form.isEmpty(values) ? null : { values }
      set(form.empty)
      if (!conflict) save()
      show()
    },
    undo() {
      if (!discarded) return
      const { values: before } = discarded
      discarded = null
      set(before)
      if (!conflict) save()
      show()
    },
    finish() {
      const record = slot.read()
      discarded = null
      isRestored = false
      if (record && record.revision === revision) slot.remove()
      // What another tab has written meanwhile was not sent.
      const theirs = record && record.revision !== revision ? read(record) : undefined
      adopt(theirs === undefined ? undefined : record, theirs ?? form.empty)
      show()
    },
    keepMine() {
      if (!conflict) return
      conflict = null
      store()
      show()
    },
    takeTheirs() {
      if (!conflict) return
      const record = slot.read()
      const theirs = read(record)
      adopt(theirs === undefined ? undefined : record, theirs ?? form.empty)
      show()
    },
  }
}
