const missing = new WeakSet<Error>()

/**
 * Marks an error as one of code that could not be loaded, and changes the beginning of its message. The router would
 * recognise the browser's message and reload without checking that the server can be reached: offline, the browser's error
 * page would replace the portal.
 */
export function markMissingCode(error: Error): void {
  missing.add(error)
  error.message = `Missing code: ${error.message}`
}

/** Whether a page failed because its code could not be loaded. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missing.has(error)
