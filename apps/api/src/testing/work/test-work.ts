import type { WorkTable } from '../../ports/workers/worker-pool.ts'

/** Work for the tests of the pool. */
export const testWork = {
  async echo(text: string): Promise<string> {
    return text
  },
  async measure(bytes: Uint8Array): Promise<number> {
    return bytes.length
  },
  async fail(text: string): Promise<string> {
    throw new Error(text)
  },
  /** Keeps its thread busy for ever. */
  async spin(): Promise<string> {
    for (;;) Math.random()
  },
  /** Takes more memory than a thread has. */
  async fill(): Promise<string> {
    const all: number[][] = []
    // In pieces that are small beside what Node leaves a thread to end in: past that the process ends.
    for (;;) all.push(new Array(10_000).fill(all.length))
  },
} as const satisfies WorkTable
