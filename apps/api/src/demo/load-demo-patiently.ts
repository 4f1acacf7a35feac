import type { Database } from '../db/database.ts'
import type { Clock } from '../ports/clock.ts'
import { StorageError } from '../ports/files/storage-error.ts'
import { type DemoAccount, type DemoOptions, loadDemoFirm } from './load-demo.ts'

/** Pause before the storage is asked again, milliseconds. */
const PAUSE_MS = 5000

interface Patience {
  readonly pauseMs?: number
  /** Told once, when the storage does not answer. */
  readonly onWait: () => void
  /** Told when the firm is there after all. */
  readonly onLoaded: (accounts: readonly DemoAccount[]) => void
  /** Told of what no wait mends. */
  readonly onError: (error: unknown) => void
}

/**
 * Loads the demo firm, and where the storage of its files does not answer, once it does: the server
 * starts meanwhile.
 * @returns its accounts; none as long as it is not there
 */
export async function loadDemoPatiently(
  db: Database,
  clock: Clock,
  options: DemoOptions,
  { pauseMs = PAUSE_MS, onWait, onLoaded, onError }: Patience,
): Promise<readonly DemoAccount[]> {
  const tryAgain = () =>
    setTimeout(() => {
      loadDemoFirm(db, clock, options).then(onLoaded, (error) =>
        error instanceof StorageError ? tryAgain() : onError(error),
      )
    }, pauseMs).unref()
  try {
    return await loadDemoFirm(db, clock, options)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    onWait()
    tryAgain()
    return []
  }
}
