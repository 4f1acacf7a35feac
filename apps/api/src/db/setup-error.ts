/** The database cannot be used as it is; the message is one line that says what to do. */
export class DatabaseSetupError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'DatabaseSetupError'
  }
}
