import { createEmitter } from '../ports/emitter.ts'

/**
 * How many reminders of a bulk action are done. A store of its own, so that progress renders only what shows it and not
 * the table of hundreds of rows.
 */
export interface ArchiveProgress {
  get(): number
  set(done: number): void
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
}

export function createArchiveProgress(): ArchiveProgress {
  const changed = createEmitter<void>()
  let done = 0
  return {
    get: () => done,
    set(next) {
      done = next
      changed.emit()
    },
    subscribe: changed.subscribe,
  }
}
