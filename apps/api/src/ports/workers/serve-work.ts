import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { WorkResult, WorkTable, WorkTask } from './worker-pool.ts'

/** How much more willing a thread is to let others go first than the process is; 19 is the most of all. */
const MORE_NICE = 10
const NICEST = 19

/**
 * Lets this thread stand back where processors are short, so that the thread that answers requests is
 * served first. On Linux each thread has a priority of its own; elsewhere nothing changes.
 */
function standBack(): void {
  try {
    // Read in this thread and so of this thread: `<process>/task/<thread>`.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(NICEST, getPriority(thread) + MORE_NICE))
  } catch {
    // Without it the work is done all the same.
  }
}

/** Does what a pool asks this thread for. */
export function serveWork(table: WorkTable): void {
  standBack()
  parentPort?.on('message', async ({ id, name, input }: WorkTask) => {
    let result: WorkResult
    try {
      const work = table[name] as ((given: unknown) => Promise<unknown>) | undefined
      if (!work) throw new Error(`There is no work "${name}"`)
      result = { id, output: await work(input) }
    } catch (error) {
      result = { id, failure: String(error) }
    }
    parentPort?.postMessage(result)
  })
}
