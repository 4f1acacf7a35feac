// What the server draws pages with, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageToDraw } from './drawn.types.ts'
import { setWidth } from './window-of-server.ts'

// After the window is there, which some modules ask while they are loaded.
const { drawPage } = await import('./draw-page.tsx')

/** A page and the number by which its drawing is known. */
interface Task extends PageToDraw {
  readonly id: number
}

// One after the other: a window has one width.
let last: Promise<void> = Promise.resolve()

async function draw({ id, ...page }: Task): Promise<void> {
  setWidth(page.width)
  try {
    parentPort?.postMessage({ id, nodes: JSON.stringify(await drawPage(workerData, page)) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
}

parentPort?.on('message', (task: Task) => {
  last = last.then(() => draw(task))
})
// It took its time to come up, and nobody is to wait for that.
parentPort?.postMessage({ isReady: true })
