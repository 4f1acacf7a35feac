import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { WorkResult, WorkTable, WorkTask } from './worker-pool.ts'

/** How much the niceness of a thread exceeds that of the process; the maximum is 19. */
const MORE_NICE = 10
const NICEST = 19

/**
 * Lowers the priority of this thread, so that the thread that answers requests is served first. On Linux
 * each thread has its own priority; elsewhere nothing changes.
 */
function standBack(): void {
  try {
    // Resolved by this thread, so it is this thread's: `<process>/task/<thread>`.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(NICEST, getPriority(thread) + MORE_NICE))
  } catch {
    // The work is done all the same without it.
  }
}

/** Runs the tasks that a pool sends to this thread. */
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
