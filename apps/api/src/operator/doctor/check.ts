import type { Workplace } from '../workplace.ts'

/** An invariant of the data, and what to do when it is violated. */
export interface Check {
  /** The invariant, in a few words. */
  readonly about: string
  /** One line per violation; none when all is well. */
  readonly find: (workplace: Workplace) => Promise<readonly string[]>
  /** Repairs all that `find` finds; absent if that needs a person. */
  readonly repair?: (workplace: Workplace) => Promise<void>
  /** What a person should do, if there is no repair. */
  readonly advice?: string
}
