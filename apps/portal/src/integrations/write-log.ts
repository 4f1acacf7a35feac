/** Logs a failure to the browser's console; the user may not be told anything about it. */
// biome-ignore lint/suspicious/noConsole: it is the log of this program
export const writeLog = (error: unknown): void => console.warn(error)
