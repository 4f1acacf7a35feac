/** The current instant. Everything that depends on time takes one as an argument. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
