import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'

/** The input for drawing a page of the portal. */
export interface PageToDraw {
  readonly address: string
  readonly width: number
  readonly user: string
  readonly businessId: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** Draws pages of the portal, as long as capacity allows. */
export interface Drawing {
  /** @returns the page as the portal's own JSON; null if it is not drawn, which does no harm */
  readonly draw: (page: PageToDraw) => Promise<string | null>
  readonly close: () => Promise<void>
}

/** Messages of the thread: once that it is ready, then the result of each page. */
type Said =
  | { readonly isReady: true }
  | { readonly id: number; readonly nodes?: string; readonly error?: string }

/** Maximum queue length; further pages are not drawn. */
const MOST_WAITING = 4

/** How long the answers of a page wait for its drawing, milliseconds; then they are sent without it. */
const TIMEOUT_MS = 500

/** After a page has taken too long the machine counts as busy: pause before the next drawing, milliseconds. */
const REST_MS = 5000

/**
 * A thread without a result for this long counts as hanging, milliseconds, even if earlier pages took
 * part of it.
 */
const HANGING_MS = 5000

/**
 * Burst size and rate: this many pages at once, and then this many per second; more first visits are a
 * load.
 */
const AT_ONCE = 8
const PER_SECOND = 4

/** Whether there is capacity to draw one more page; none for a while after `rest`. */
function createAllowance() {
  let left = AT_ONCE
  let refilledAt = performance.now()
  return {
    take(): boolean {
      const now = performance.now()
      left = Math.min(AT_ONCE, left + (Math.max(0, now - refilledAt) / 1000) * PER_SECOND)
      refilledAt = Math.max(refilledAt, now)
      if (left < 1) return false
      left -= 1
      return true
    },
    rest() {
      left = 0
      refilledAt = performance.now() + REST_MS
    },
  }
}

/**
 * Draws in a thread of its own, which starts with the first page (too late for that one), and restarts
 * after it has died.
 * @param program the portal's module that draws
 * @param firm whose portal it is
 * @param onError called with errors of drawing
 */
export function openDrawing(
  program: string,
  firm: unknown,
  onError: (reason: string) => void,
): Drawing {
  const waiting = new Map<number, (nodes: string | null) => void>()
  const allowance = createAllowance()
  let worker: Worker | null = null
  let isReady = false
  let count = 0

  const settle = (id: number, nodes: string | null) => {
    waiting.get(id)?.(nodes)
    waiting.delete(id)
  }
  /** Releases everything that waits for the thread; the next page starts another. */
  const leave = () => {
    worker = null
    isReady = false
    for (const id of waiting.keys()) settle(id, null)
  }
  const terminate = (ended: Worker, reason: string) => {
    if (worker !== ended) return
    leave()
    onError(reason)
  }
  function start(): Worker {
    const started = new Worker(program, {
      workerData: firm,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
    })
    started.unref()
    started.on('message', (said: Said) => {
      if ('isReady' in said) {
        isReady = true
        return
      }
      if (said.error) onError(said.error)
      settle(said.id, said.nodes ?? null)
    })
    started.on('error', (error) => terminate(started, String(error)))
    started.on('exit', (code) => terminate(started, `the thread ended with ${code}`))
    return started
  }

  return {
    draw(page) {
      worker ??= start()
      const current = worker
      if (!isReady || waiting.size >= MOST_WAITING || !allowance.take())
        return Promise.resolve(null)
      count += 1
      const id = count
      current.postMessage({ id, ...page })
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          allowance.rest()
          resolve(null)
        }, TIMEOUT_MS)
        const hanging = setTimeout(() => {
          terminate(current, `not drawn within ${HANGING_MS} ms`)
          void current.terminate()
        }, HANGING_MS)
        waiting.set(id, (nodes) => {
          clearTimeout(late)
          clearTimeout(hanging)
          resolve(nodes)
        })
      })
    },
    async close() {
      const last = worker
      leave()
      await last?.terminate()
    },
  }
}
