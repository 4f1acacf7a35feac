// The server's renderer of pages, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import type { PageToDraw } from './drawn.types.ts'
import { setWidth } from './window-of-server.ts'

// After the window is set up, which some modules use while they are loaded.
const { drawPage } = await import('./draw-page.tsx')

/** A page and the number that identifies its rendering. */
interface Task extends PageToDraw {
  readonly id: number
}

// One after the other: there is one window, and it has one width.
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
// Starting takes its time, and no request is to wait for that.
parentPort?.postMessage({ isReady: true })
