import { toPercentage } from '../percentage.ts'

/** How much of something is done. */
export interface Progress {
  readonly done: number
  readonly total: number
  /** Whole, 0 to 100; 100 only when all is done. */
  readonly percent: number
  readonly isComplete: boolean
}

/**
 * Progress in percent: 7 of 15 is 47, 199 of 200 is 99. A total of 0 gives 0, not complete.
 * @param done number of pieces done, clamped to the total
 * @param total number of pieces
 */
export function toProgress(done: number, total: number): Progress {
  const all = Math.max(0, total)
  const some = Math.min(Math.max(0, done), all)
  return {
    done: some,
    total: all,
    percent: toPercentage(some, all),
    isComplete: all > 0 && some === all,
  }
}

/** Progress of a list of answers: one that is empty after trimming does not count. */
export function toAnswerProgress(answers: readonly (string | null | undefined)[]): Progress {
  const answered = answers.filter((answer) => (answer ?? '').trim() !== '')
  return toProgress(answered.length, answers.length)
}
