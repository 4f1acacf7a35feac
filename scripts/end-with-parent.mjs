/** Interval of checks that the parent is alive, milliseconds. */
const CHECK_MS = 500

/**
 * Calls `end` when the npm that runs this script has died: if killed, it cannot forward the signal.
 * Without npm nothing is watched, so that a program started with `nohup` survives the shell.
 */
export function endWithParent(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    end()
  }, CHECK_MS)
  check.unref()
}
