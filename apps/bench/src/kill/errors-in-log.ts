const ERROR_LEVEL = 50

/** The lines of a server's log that report errors. */
export function findErrors(log: string): string[] {
  return log.split('\n').filter((line) => {
    if (!line.startsWith('{')) return false
    try {
      return ((JSON.parse(line) as { level?: number }).level ?? 0) >= ERROR_LEVEL
    } catch {
      return true
    }
  })
}
