import type { Database } from '../db/database.ts'
import type { Clock } from '../ports/clock.ts'
import { StorageError } from '../ports/files/storage-error.ts'
import { type DemoAccount, type DemoOptions, loadDemoFirm } from './load-demo.ts'

/** Pause before the storage is tried again, milliseconds. */
const PAUSE_MS = 5000

interface Patience {
  readonly pauseMs?: number
  /** Called once, when the storage does not answer. */
  readonly onWait: () => void
  /** Called when the firm is loaded after all. */
  readonly onLoaded: (accounts: readonly DemoAccount[]) => void
  /** Called with an error that waiting does not fix. */
  readonly onError: (error: unknown) => void
}

/**
 * Loads the demo firm; if its file storage does not answer, as soon as it does: the server starts
 * meanwhile.
 * @returns its accounts; none until it is loaded
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
