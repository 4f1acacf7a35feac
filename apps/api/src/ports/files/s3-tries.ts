import { StorageError } from './storage-error.ts'

const TRIES = 3
/** Maximum number of tries without any answer: each takes all of the timeout. */
const SILENT_TRIES = 2
const PAUSE_MS = 50

/** The cause of a failure, in a word for the log. */
export function causeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  return cause?.code ?? name
}

/** A try that timed out, by its watch or by its time limit. */
const isSilence = (error: unknown) => /^(AbortError|TimeoutError)$/.test((error as Error).name)

/** The result of a try: the value, or why it failed and whether another one may help. */
type Outcome<T> = { value: T } | { reason: string; mayChange: boolean }

/**
 * The outcome of an unexpected answer.
 * @param code of the storage's error, if it gave one
 * @param isTimeNew the storage's time was learned from it: a request signed by another time may succeed
 * now
 */
export const toRefusal = (status: number, code: string | undefined, isTimeNew: boolean) => ({
  reason: [status, code].filter(Boolean).join(' '),
  mayChange: isTimeNew || status < 400 || status >= 500 || status === 429,
})

/**
 * Tries until it succeeds, or no other try may help.
 * @throws StorageError
 */
export async function retry<T>(attempt: () => Promise<Outcome<T>>): Promise<T> {
  let reason = ''
  let silences = 0
  for (let tries = 0; tries < TRIES && silences < SILENT_TRIES; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries))
    try {
      const outcome = await attempt()
      if ('value' in outcome) return outcome.value
      reason = outcome.reason
      if (!outcome.mayChange) break
    } catch (error) {
      reason = causeOf(error)
      if (isSilence(error)) silences += 1
    }
  }
  throw new StorageError(reason, { isSilent: silences === SILENT_TRIES })
}
