export interface RunOptions {
  /** Fewer and shorter rounds: to see that it works, not to quote. */
  readonly quick: boolean
  /** Where our server writes a CPU profile when it stops; none when absent. */
  readonly profileFolder: string | undefined
  /** Number of requests, for a measurement that counts them; its own number when absent. */
  readonly requests?: number | undefined
  /** How often each engine is killed; the measurement's own number when absent. */
  readonly kills?: number | undefined
}

/** One thing that `npm run bench` measures, by name. */
export interface Measurement {
  readonly name: string
  readonly about: string
  /** Prints its tables. False when an invariant was violated, such as by a lost write. */
  run(options: RunOptions): Promise<boolean>
}
