export interface RunOptions {
  /** Fewer and shorter rounds: to see that it works, not to quote. */
  readonly quick: boolean
  /** Where our server leaves a CPU profile when it stops; none when absent. */
  readonly profileFolder: string | undefined
  /** Requests to send, where a measurement counts them; its own number when absent. */
  readonly requests?: number | undefined
  /** How often each engine is killed; as often as the measurement thinks right when absent. */
  readonly kills?: number | undefined
}

/** One thing that `npm run bench` measures, by name. */
export interface Measurement {
  readonly name: string
  readonly about: string
  /** Prints its tables. False when something that must hold did not, such as a lost write. */
  run(options: RunOptions): Promise<boolean>
}
