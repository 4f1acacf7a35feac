import { Worker } from 'node:worker_threads'
import { createTurns } from './turns.ts'

/** Work by name, each a function whose values can be sent to a thread. */
export type WorkTable<Names extends PropertyKey = string> = Readonly<
  Record<Names, (input: never) => Promise<unknown>>
>
type InputOf<Work> = Work extends (input: infer Input) => Promise<unknown> ? Input : never
type OutputOf<Work> = Work extends (input: never) => Promise<infer Output> ? Output : never

/** A request to a thread, and its answer. */
export interface WorkTask {
  readonly id: number
  readonly name: string
  readonly input: unknown
}
export type WorkResult =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly failure: string }

/** Under whose turn some work runs. */
export interface Turn {
  /** The owner of the turn, such as a customer. */
  readonly owner: string
  /** Aborted when nobody waits for the work any more: it is then stopped, even while running. */
  readonly signal?: AbortSignal
  /**
   * Memory of the input that is transferred to the thread instead of being copied: the caller can no longer
   * use it.
   */
  readonly transfer?: readonly ArrayBuffer[]
}

/** Work that could not be done now: it exceeded the limits of time, memory or queue length. */
export class WorkError extends Error {
  readonly code = 'WORK_UNAVAILABLE'

  constructor(cause: unknown) {
    super('The work could not be done', { cause })
    this.name = 'WorkError'
  }
}

/** Threads for slow work, so that the server keeps answering. */
export interface WorkerPool<Table extends WorkTable<keyof Table>> {
  /** @throws {WorkError} */
  run<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    turn: Turn,
  ): Promise<OutputOf<Table[Name]>>
  close(): Promise<void>
}

interface Options {
  /** The program of a thread, see `serveWork`. */
  readonly entry: URL
  readonly threads?: number
  readonly timeoutMs?: number
  /** Megabytes of a thread's heap. */
  readonly memoryMb?: number
  /** Maximum number of waiting pieces of work, in all and for one owner. */
  readonly maxWaiting?: number
  readonly maxWaitingOfOne?: number
  readonly logger?: { error(details: object, text: string): void }
}

/** Two, so that an owner who keeps one of them busy leaves the other. */
const THREADS = 2
/** A document of three hundred pages takes a few seconds. */
const TIMEOUT_MS = 20_000
const MEMORY_MB = 384
/**
 * Megabytes for what a thread has just made. Node leaves a thread that is out of memory 16 MB to end in, and
 * ends the process past that: what moves over at once from here must be less.
 */
const YOUNG_MEMORY_MB = 12
/** Nobody waits longer than this many documents of the usual size take. */
const MAX_WAITING = 100
const MAX_WAITING_OF_ONE = 10

interface Waiting extends Required<Pick<Turn, 'owner' | 'transfer'>> {
  readonly task: Omit<WorkTask, 'id'>
  settle(result: WorkResult | Error): void
}

interface Thread {
  worker?: Worker | undefined
  current?: Waiting | undefined
  timer?: NodeJS.Timeout | undefined
}

/**
 * A thread that runs out of memory while it ends emits an error. Without a listener that would end the
 * process.
 */
function end(worker: Worker): Promise<number> {
  return worker
    .removeAllListeners()
    .on('error', () => {})
    .terminate()
}

/**
 * A pool of threads that start on demand, and again after work that had to be given up. No owner has two
 * of them at once, and all waiting owners get turns one after the other.
 */
export function createWorkerPool<Table extends WorkTable<keyof Table>>({
  entry,
  threads: count = THREADS,
  timeoutMs = TIMEOUT_MS,
  memoryMb = MEMORY_MB,
  maxWaiting = MAX_WAITING,
  maxWaitingOfOne = MAX_WAITING_OF_ONE,
  logger,
}: Options): WorkerPool<Table> {
  const turns = createTurns<Waiting>()
  const threads: Thread[] = Array.from({ length: count }, () => ({}))
  let lastId = 0
  let isClosed = false

  function finish(thread: Thread, result: WorkResult | Error): void {
    clearTimeout(thread.timer)
    const done = thread.current
    thread.current = undefined
    // An idle thread does not keep the process alive.
    thread.worker?.unref()
    done?.settle(result)
    next()
  }

  function terminate(thread: Thread, reason: Error): void {
    const { worker } = thread
    thread.worker = undefined
    if (worker) void end(worker)
    finish(thread, reason)
  }

  function start(thread: Thread): Worker {
    const resourceLimits = {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
    }
    const worker = new Worker(entry, { resourceLimits })
    worker.on('message', (result: WorkResult) => finish(thread, result))
    worker.on('error', (error: Error) => terminate(thread, error))
    worker.on('exit', (code) => terminate(thread, new Error(`The thread ended with ${code}`)))
    return worker
  }

  function next(): void {
    if (isClosed) return
    const free = threads.find(({ current }) => !current)
    if (!free) return
    const busy = new Set(threads.map(({ current }) => current?.owner))
    const turn = turns.take((owner) => !busy.has(owner))
    if (!turn) return
    lastId += 1
    free.current = turn.item
    free.worker ??= start(free)
    free.worker.ref()
    free.timer = setTimeout(
      () => terminate(free, new Error(`Longer than ${timeoutMs} ms`)),
      timeoutMs,
    )
    const { task, transfer } = turn.item
    free.worker.postMessage({ id: lastId, ...task } satisfies WorkTask, [...transfer])
    next()
  }

  function abandon(waiting: Waiting): void {
    const reason = new Error('Nobody waits for it any more')
    if (turns.remove(waiting.owner, waiting)) {
      waiting.settle(reason)
      return
    }
    const thread = threads.find(({ current }) => current === waiting)
    if (thread) terminate(thread, reason)
  }

  return {
    run: (name, input, { owner, signal, transfer = [] }) =>
      new Promise((resolve, reject) => {
        if (isClosed || signal?.aborted) return reject(new WorkError('closed'))
        if (turns.size() >= maxWaiting || turns.sizeOf(owner) >= maxWaitingOfOne) {
          return reject(new WorkError('too much waits'))
        }
        const fail = (cause: unknown) => {
          if (!signal?.aborted) logger?.error({ work: name, cause: String(cause) }, 'work failed')
          reject(new WorkError(cause))
        }
        const waiting: Waiting = {
          ...{ owner, transfer },
          task: { name, input },
          settle(result) {
            signal?.removeEventListener('abort', leave)
            if (result instanceof Error) fail(result)
            else if ('failure' in result) fail(result.failure)
            else resolve(result.output as never)
          },
        }
        const leave = () => abandon(waiting)
        signal?.addEventListener('abort', leave, { once: true })
        turns.add(owner, waiting)
        next()
      }),
    async close() {
      isClosed = true
      const closing = new Error('closed')
      for (let turn = turns.take(() => true); turn; turn = turns.take(() => true)) {
        turn.item.settle(closing)
      }
      const ends = threads.map((thread) => {
        const { worker } = thread
        thread.worker = undefined
        return worker && end(worker)
      })
      for (const thread of threads) if (thread.current) terminate(thread, closing)
      await Promise.all(ends)
    },
  }
}
