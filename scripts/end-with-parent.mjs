/** How often it is looked whether the parent still lives, milliseconds. */
const CHECK_MS = 500

/**
 * Calls `end` when the npm that runs this script is gone: killed, it could pass nothing on. Without
 * npm nothing is watched, so that a program started with `nohup` survives the shell.
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
