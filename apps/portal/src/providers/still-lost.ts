const key = 'tramite.lostCode'

/**
 * Remembers in the tab what code a document has missed, for the next document: code that a reload did not bring is not
 * reloaded for again, or a page that needs it would reload without end.
 * @returns told what an import failed with; whether the document before failed with it, or that is not known
 */
export function createStillLost(): (message: string) => boolean {
  const missed = new Set<string>()
  try {
    for (const message of JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
      missed.add(message)
    window.sessionStorage.removeItem(key)
  } catch {
    return () => true
  }
  const before = new Set(missed)
  return (message) => {
    missed.add(message)
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...missed]))
    } catch {
      return true
    }
    return before.has(message)
  }
}
