/**
 * After this long, milliseconds, what a test waits for hangs; before, it may only be slow. The threads for
 * heavy work stand back for everything else that a machine does, and may wait a long time for their turn.
 */
export const HANGS_MS = 120_000
