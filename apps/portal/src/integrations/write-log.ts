/** Writes to the log of the browser what went wrong, of which the user may be told nothing. */
// biome-ignore lint/suspicious/noConsole: it is the log of this program
export const writeLog = (error: unknown): void => console.warn(error)
