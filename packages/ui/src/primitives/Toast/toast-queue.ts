export type ToastTone = 'success' | 'error' | 'info'

export interface ToastContent {
  title: string
  /** The server's message about it. */
  description?: string | undefined
  tone: ToastTone
}

export interface Toast extends ToastContent {
  id: number
}

export interface ToastQueue {
  /** Shows a toast when those before it have closed, unless the last waiting one is identical. */
  show: (toast: ToastContent) => void
  /** Closes the current toast; the next one follows. */
  dismiss: () => void
  /** Pauses the timer while the reader is on the toast. */
  pause: () => void
  resume: () => void
  subscribe: (listener: () => void) => () => void
  current: () => Toast | undefined
}

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 3000

/** A queue that shows one toast at a time; the others wait. */
export function createToastQueue(duration = toastDuration): ToastQueue {
  const listeners = new Set<() => void>()
  let waiting: readonly Toast[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let lastId = 0

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const start = () => {
    stop()
    // Before a page shows the toasts, their time does not run.
    if (waiting.length > 0 && !isPaused && listeners.size > 0) timer = setTimeout(dismiss, duration)
  }
  const dismiss = () => {
    waiting = waiting.slice(1)
    isPaused = false
    start()
    notify()
  }
  return {
    show(content) {
      const { title, description } = waiting.slice(1).at(-1) ?? {}
      if (title === content.title && description === content.description) return
      lastId += 1
      waiting = [...waiting, { ...content, id: lastId }]
      if (waiting.length === 1) start()
      notify()
    },
    dismiss,
    pause() {
      isPaused = true
      stop()
    },
    resume() {
      isPaused = false
      start()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (timer === undefined) start()
      return () => listeners.delete(listener)
    },
    current: () => waiting[0],
  }
}
