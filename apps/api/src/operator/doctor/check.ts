import type { Workplace } from '../workplace.ts'

/** Something that must hold of the data, and what can be done when it does not. */
export interface Check {
  /** What holds, in a few words. */
  readonly about: string
  /** Every exception in a line; none when all is well. */
  readonly find: (workplace: Workplace) => Promise<readonly string[]>
  /** Mends all that `find` finds; absent where that needs a person. */
  readonly repair?: (workplace: Workplace) => Promise<void>
  /** What a person does about it, where there is no repair. */
  readonly advice?: string
}
