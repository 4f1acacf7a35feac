import { StorageError } from './storage-error.ts'

const TRIES = 3
/** Of these, at most so many that nobody answers: they take all of the patience, each. */
const SILENT_TRIES = 2
const PAUSE_MS = 50

/** What went wrong, in a word for the log. */
export function causeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  return cause?.code ?? name
}

/** A try that was given up, by its watch or by the limit of its time. */
const isSilence = (error: unknown) => /^(AbortError|TimeoutError)$/.test((error as Error).name)

/** What a try has brought: what was asked for, or why not and whether another one may help. */
type Outcome<T> = { value: T } | { reason: string; mayChange: boolean }

/**
 * The outcome of an answer that is none of those expected.
 * @param code of the storage's error, where it gave one
 * @param isTimeNew the storage's time was learned from it: what was signed by another may be right now
 */
export const toRefusal = (status: number, code: string | undefined, isTimeNew: boolean) => ({
  reason: [status, code].filter(Boolean).join(' '),
  mayChange: isTimeNew || status < 400 || status >= 500 || status === 429,
})

/**
 * Tries until there is what was asked for, or no other try may help.
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
