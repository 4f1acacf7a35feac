import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'

/** What the portal draws a page from. */
export interface PageToDraw {
  readonly address: string
  readonly width: number
  readonly user: string
  readonly businessId: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** Draws pages of the portal, as long as there is time for that. */
export interface Drawing {
  /** @returns the page as the portal's own JSON; null where it is not drawn, which harms nobody */
  readonly draw: (page: PageToDraw) => Promise<string | null>
  readonly close: () => Promise<void>
}

/** What the thread says: once that it is there, then of each page. */
type Said =
  | { readonly isReady: true }
  | { readonly id: number; readonly nodes?: string; readonly error?: string }

/** As many wait at most; who comes then goes without. */
const MOST_WAITING = 4

/** A page that takes longer holds its answers back for nothing, milliseconds: they go without it. */
const PATIENCE_MS = 500

/** The machine has other things to do when a page has taken too long: for so long none is drawn, milliseconds. */
const REST_MS = 5000

/** A thread that has not drawn a page for so long hangs, milliseconds, also where others waited before it. */
const HANGING_MS = 5000

/** For so many it draws one after the other, and then for so many a second: more first visits are a load. */
const AT_ONCE = 8
const PER_SECOND = 4

/** Whether there is time to draw one more page; none for a while after `rest`. */
function createAllowance() {
  let left = AT_ONCE
  let askedAt = performance.now()
  return {
    take(): boolean {
      const now = performance.now()
      left = Math.min(AT_ONCE, left + (Math.max(0, now - askedAt) / 1000) * PER_SECOND)
      askedAt = Math.max(askedAt, now)
      if (left < 1) return false
      left -= 1
      return true
    },
    rest() {
      left = 0
      askedAt = performance.now() + REST_MS
    },
  }
}

/**
 * Draws in a thread of its own, which starts with the first page, for which it comes too late, and again after it
 * has died.
 * @param program the portal's module that draws
 * @param firm whose portal it is
 * @param onError hears of what could not be drawn
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
  /** Nobody waits for the thread any more, and the next page starts another. */
  const leave = () => {
    worker = null
    isReady = false
    for (const id of waiting.keys()) settle(id, null)
  }
  const giveUp = (ended: Worker, reason: string) => {
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
    started.on('error', (error) => giveUp(started, String(error)))
    started.on('exit', (code) => giveUp(started, `the thread ended with ${code}`))
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
        }, PATIENCE_MS)
        const hanging = setTimeout(() => {
          giveUp(current, `not drawn within ${HANGING_MS} ms`)
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
