import { createRandomId } from '../http/index.ts'
import type { DraftFiles } from './draft-files.rules.ts'
import { ATTACHMENTS_MAX, UPLOADS_AT_ONCE } from './file-limits.ts'
import {
  type Chosen,
  type Entry,
  isGone,
  isRunning,
  isWaiting,
  toProgress,
  toRestored,
} from './upload-entries.ts'

/** A file that waits for its turn. */
export const toChosen = (file: File, id = createRandomId()): Chosen => ({ id, file, actor: null })

/**
 * Adds files, up to the maximum of a form. One takes the place of a row of its name that can only be removed: its user
 * has chosen it again.
 */
export function addFiles(
  entries: readonly Entry[],
  files: readonly File[],
): { readonly entries: readonly Entry[]; readonly hasTooMany: boolean } {
  const chosen = files.map((file) => toChosen(file))
  const kept = entries.map((entry) => {
    const again = isGone(entry) ? chosen.findIndex(({ file }) => file.name === entry.fileName) : -1
    return again < 0 ? entry : (chosen.splice(again, 1)[0] ?? entry)
  })
  const all = [...kept, ...chosen]
  // A returned message may have more files already.
  const most = Math.max(ATTACHMENTS_MAX, entries.length)
  return { entries: all.slice(0, most), hasTooMany: all.length > most }
}

/** Gives a turn to as many waiting files as may be sent at once. */
export function takeTurns(entries: readonly Entry[]): {
  readonly entries: readonly Entry[]
  readonly starting: readonly Chosen[]
} {
  const free = Math.max(UPLOADS_AT_ONCE - entries.filter(isRunning).length, 0)
  const next = new Map(
    entries
      .filter(isWaiting)
      .slice(0, free)
      .map((entry): [Entry, Chosen] => [entry, { ...entry, isStarting: true }]),
  )
  return {
    entries: entries.map((entry) => next.get(entry) ?? entry),
    starting: [...next.values()],
  }
}

/** Takes the turn back from a file whose code is still being loaded. */
export const withoutTurn = (entry: Entry): Entry =>
  entry.file && entry.isStarting ? toChosen(entry.file, entry.id) : entry

/**
 * A failed file as if chosen again: it is queued behind those that are being sent, and goes to the address that it has.
 */
export function toRetried(entry: Entry): Entry {
  if (!entry.file || toProgress(entry).status !== 'failed') return entry
  const kept = entry.actor ? entry.actor.getSnapshot().context.address : entry.kept
  return { ...toChosen(entry.file, entry.id), kept: kept ?? null }
}

/** The files of another visit; those that are being sent here, and count as missing there, go on. */
export function restoreOver(
  entries: readonly Entry[],
  kept: DraftFiles,
): { readonly entries: readonly Entry[]; readonly left: readonly Entry[] } {
  const isOwn = ({ file }: Entry) => file !== null && kept.missing.includes(file.name)
  const own = entries.filter(isOwn)
  const names = own.map(({ file }) => file?.name)
  const missing = kept.missing.filter((name) => !names.includes(name))
  return {
    entries: [...toRestored({ ...kept, missing }), ...own],
    left: entries.filter((entry) => !isOwn(entry)),
  }
}
