/** Starts what is requested again and again, neither for each request alone nor without a pause. */
export interface Pacer {
  /** Starts a run soon; requests that come until then share it. */
  request(): void
  /** Starts no further run. */
  stop(): void
}

/** Milliseconds. */
interface Pace {
  /** How long a run waits for further requests: under load many are handled at once. */
  readonly gatherMs: number
  /** Minimum interval between the starts of runs. */
  readonly restMs: number
}

/** @param run starts a run, and does not wait for its end */
export function createPacer(run: () => void, { gatherMs, restMs }: Pace): Pacer {
  let timer: NodeJS.Timeout | undefined
  let restsUntil = 0
  let isStopped = false
  return {
    request() {
      if (isStopped) return
      const wait = Math.max(gatherMs, restsUntil - performance.now())
      timer ??= setTimeout(() => {
        timer = undefined
        restsUntil = performance.now() + restMs
        run()
      }, wait)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
