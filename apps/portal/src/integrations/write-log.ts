/** Logs a failure to the browser's console, which the user is not necessarily shown. */
// biome-ignore lint/suspicious/noConsole: it is the log of this program
export const writeLog = (error: unknown): void => console.warn(error)
