import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { type PdfDocument, PdfRenderError, type PdfRenderer } from './pdf.port.ts'
import type { PdfResult, PdfTask } from './pdf.worker.ts'

/** A document of three hundred pages takes a few seconds. */
const TIMEOUT_MS = 20_000
/** Megabytes of the worker's heap. */
const MEMORY_MB = 384
/** A person waits no longer than this many documents of the usual size take. */
const MAX_WAITING = 50

interface Waiting {
  readonly document: PdfDocument
  settle(result: PdfResult | Error): void
}

interface Options {
  readonly timeoutMs?: number
  /** Documents that may wait for their turn. */
  readonly maxWaiting?: number
  readonly logger?: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Makes documents in a thread of their own, one after the other: however long a text is, the server
 * goes on answering. The thread starts with the first document, and anew after one that had to be
 * given up.
 */
export function createWorkerPdf({
  timeoutMs = TIMEOUT_MS,
  maxWaiting = MAX_WAITING,
  logger,
}: Options = {}): PdfRenderer {
  const queue: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let count = 0

  function finish(result: PdfResult | Error): void {
    clearTimeout(timer)
    const done = current
    current = undefined
    // Between documents the thread does not keep the process alive.
    worker?.unref()
    done?.settle(result)
    next()
  }

  function giveUp(reason: Error): void {
    void worker?.removeAllListeners().terminate()
    worker = undefined
    finish(reason)
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    started.on('message', (result: PdfResult) => {
      if (result.id === count) finish(result)
    })
    started.on('error', giveUp)
    started.on('exit', (code) => giveUp(new Error(`The thread ended with ${code}`)))
    return started
  }

  function next(): void {
    if (current) return
    current = queue.shift()
    if (!current) return
    count += 1
    worker ??= start()
    worker.ref()
    timer = setTimeout(() => giveUp(new Error(`Longer than ${timeoutMs} ms`)), timeoutMs)
    const task: PdfTask = { id: count, document: current.document }
    worker.postMessage(task)
  }

  return {
    render: (document) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxWaiting) return reject(new PdfRenderError('too many documents'))
        const fail = (cause: unknown) => {
          logger?.error({ cause: String(cause) }, 'a document could not be made')
          reject(new PdfRenderError(cause))
        }
        queue.push({
          document,
          settle(result) {
            if (result instanceof Error) fail(result)
            else if ('failure' in result) fail(result.failure)
            else resolve(result.bytes)
          },
        })
        next()
      }),
    async close() {
      const closing = new PdfRenderError('closed')
      for (const { settle } of queue.splice(0)) settle(closing)
      const last = worker?.removeAllListeners()
      if (current) giveUp(closing)
      worker = undefined
      await last?.terminate()
    },
  }
}
